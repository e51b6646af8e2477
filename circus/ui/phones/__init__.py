"""Phones: the documents that the pages on phones show, in the words and pictures of the skins.

`SkinDescriber` turns what one seat may know (a `circus.phones.Moment`) into one document; the page of
`circus.phones` draws it. `docs/phones.md` lists the keys of a document.
"""

from circus.ui.phones.describer import SkinDescriber

__all__ = ["SkinDescriber"]
