"""State of pointer and keyboard after each gesture."""

from circus.ui.gfx.widgets import Pose
from circus.ui.input.gestures import ENDS_OF_A_PRESS, DragStart, Gesture, Hover, Preedit, Press


def pose_after(pose: Pose, gesture: Gesture) -> Pose:
    """Return the state after a gesture.

    >>> pose_after(Pose(focus="ui/play"), Press("ui/back", (0, 0)))
    Pose(hover='ui/back', pressed='ui/back', focus=None, preedit='')
    """
    if isinstance(gesture, Hover):
        return pose._replace(hover=gesture.name)
    if isinstance(gesture, Press):
        return Pose(gesture.name, gesture.name, preedit=pose.preedit)
    if isinstance(gesture, DragStart | ENDS_OF_A_PRESS):
        return pose._replace(pressed=None)
    if isinstance(gesture, Preedit):
        return pose._replace(preedit=gesture.text)
    return pose
