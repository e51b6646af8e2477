"""Output of a review as plain lines, for a terminal."""

from collections.abc import Iterator, Sequence

from circus.core.action import Action
from circus.lab.review.verdict import JudgedChoice, Review

WORST = 3
"""Maximum number of choices in the list of the most expensive ones."""


def review_lines(review: Review, file: str, names: Sequence[str], actions: Sequence[Action]) -> Iterator[str]:
    """Yield the lines: the file, one for each seat, and one for each of the most expensive choices.

    Args:
        review: the review.
        file: name of the record.
        names: of the players.
        actions: those of the game.
    """
    sources = review.luck_by_source(actions)
    yield f"{file}: {review.game}, {review.seats} seats, {len(review.chances) - 1} actions"
    for seat, name in enumerate(names):
        first, last = review.chances[0][seat], review.chances[-1][seat]
        errors = review.errors(seat)
        yield (
            f"  Player {seat + 1}, {name}: {first:.0%} to {last:.0%}, luck {review.luck[seat]:+.2f} "
            f"({', '.join(f'{source} {each[seat]:+.2f}' for source, each in sources.items())}), "
            f"own choices {review.own[seat]:+.2f}, choices of others {review.others[seat]:+.2f}; "
            f"{len(review.made_by(seat))} choices, "
            f"mean loss {errors['mean_loss']:.3f}, {errors['count']} errors, {errors['blunders']} blunders"
        )
    worst = sorted(review.choices, key=lambda choice: -choice.judgement.loss)[:WORST]
    yield from (_choice(choice) for choice in worst if choice.judgement.loss > 0)
    if review.turning_points:
        yield f"  it turned at {', '.join(map(str, review.turning_points))}"


def _choice(choice: JudgedChoice) -> str:
    best, loss, stderr, _ = choice.judgement
    doubt = "" if choice.clear else ", not clear"
    return f"  at {choice.n}: {choice.action}; better {best}, by {loss:.2f} ± {stderr:.2f}{doubt}"
