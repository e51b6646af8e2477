"""Style sheet of the page of a day, for a screen, a phone and paper."""

STYLE = """
:root { --ink: #2a1b14; --red: #7c1620; --paper: #fff6e0; --line: #d9b57a; --pale: #f7e8c9; --teal: #23827a;
  --gold: #b98c48; }
* { box-sizing: border-box; }
html { font: 16px/1.45 system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  color: var(--ink);
  background: #fffaf0; -webkit-print-color-adjust: exact; print-color-adjust: exact;
  -webkit-text-size-adjust: 100%; }
body { margin: 0 auto; max-width: 66rem; padding: 0 1rem 4rem; overflow-wrap: anywhere; }
h1, h2, h3, h4 { color: var(--red); line-height: 1.2; break-after: avoid; margin: 1.6em 0 0.5em; }
h1 { font-size: 2rem; margin-top: 1rem; }
h2 { font-size: 1.5rem; border-bottom: 2px solid var(--line); padding-bottom: 0.25rem; }
h3 { font-size: 1.1rem; }
p { margin: 0.4em 0; }
.quiet { color: #6b5644; font-size: 0.9rem; }
.scroll { overflow-x: auto; margin: 0.6rem 0; }
.label { display: none; font-style: normal; }
.verdicts { padding: 0; list-style: none; }
.verdicts li { background: var(--paper); border: 1px solid var(--line); border-radius: 0.5rem;
  margin: 0.7rem 0; padding: 0.7rem 1rem; font-size: 1.15rem; break-inside: avoid; }
.verdicts .quiet { display: block; }
table { border-collapse: collapse; font-size: 0.92rem; min-width: min(100%, 30rem); overflow-wrap: normal; }
th, td { text-align: left; vertical-align: top; padding: 0.3rem 0.7rem 0.3rem 0;
  border-bottom: 1px solid var(--pale); }
th { color: var(--red); border-bottom-color: var(--line); font-weight: 600; }
td:not(.number):not(.heat) { min-width: 6.5rem; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
td.heat { text-align: center; min-width: 2rem; padding: 0.3rem; border-left: 1px solid #fffaf0; }
tr { break-inside: avoid; }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(19rem, 100%), 1fr));
  gap: 0 2.5rem; }
.charts > div { break-inside: avoid; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: 0.7rem;
  padding: 0;
  list-style: none; }
.facts li { background: var(--paper); border: 1px solid var(--line); border-radius: 0.5rem;
  padding: 0.5rem 0.8rem;
  break-inside: avoid; }
.facts b { display: block; font-size: 1.35rem; color: var(--red); line-height: 1.25; }
svg { display: block; width: 100%; max-width: 30rem; height: auto; overflow: visible; }
svg text { font-size: 13px; fill: var(--ink); }
svg .note { font-size: 12px; fill: #6b5644; }
svg .middle { text-anchor: middle; }
svg .end { text-anchor: end; }
svg .bar { fill: var(--red); }
svg .bar.second { fill: var(--teal); }
svg .bar.third { fill: var(--gold); }
svg .dot { fill: var(--red); }
svg .point { fill: var(--red); fill-opacity: 0.6; }
svg line { stroke-width: 1.5; }
svg .grid { stroke: #e6d3ac; }
svg .fair { stroke: var(--teal); stroke-dasharray: 4 3; stroke-width: 2; }
svg .reach, svg .thin { stroke: var(--red); stroke-width: 2.5; }
.pins { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(21rem, 100%), 1fr));
  gap: 1rem; padding: 0;
  list-style: none; }
.pins > li { background: var(--paper); border: 1px solid var(--line); border-radius: 0.5rem;
  padding: 0.7rem;
  break-inside: avoid; }
.pins img { display: block; width: 100%; border-radius: 0.3rem; margin: 0.4rem 0; }
.face { background: var(--red); color: white; border-radius: 0.3rem; padding: 0 0.45rem;
  font-size: 0.85rem; }
.said { font-size: 1.05rem; }
.log { border-left: 3px solid var(--line); padding-left: 0.6rem; margin: 0.3rem 0; font-size: 0.92rem; }
code { background: var(--pale); border-radius: 0.2rem; padding: 0 0.25rem; font-size: 0.85rem; }
.at { white-space: nowrap; }
a { color: var(--teal); }
nav a { margin-right: 1rem; white-space: nowrap; }
.switch { position: absolute; opacity: 0; }
.switches label { display: inline-block; border: 1px solid var(--line); border-radius: 0.4rem;
  cursor: pointer;
  padding: 0.3rem 0.8rem; margin-right: 0.4rem; }
.switch:focus-visible ~ .switches { outline: 2px solid var(--teal); outline-offset: 3px; }
@media screen and (max-width: 40rem) {
  .scroll { overflow: visible; }
  .scroll thead { display: none; }
  .scroll table, .scroll tbody { display: block; min-width: 0; }
  .scroll tr { display: block; padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
  .scroll td, .scroll td:not(.number):not(.heat) { display: inline-block; min-width: 0; border: 0;
    padding: 0 0.9rem 0 0; text-align: left; }
  .scroll td:first-child { display: block; font-weight: 600; }
  .scroll td:empty { display: none; }
  .scroll td.heat { padding: 0.1rem 0.4rem; }
  .label { display: inline; color: #6b5644; font-size: 0.85rem; font-weight: 400; margin-right: 0.35rem; }
  td.heat .label { color: inherit; }
}
@page { size: A4; margin: 15mm; }
@media print {
  html { font-size: 10.5pt; background: white; }
  body { max-width: none; padding: 0; }
  .switches, nav { display: none; }
  .scroll { overflow: visible; }
  table { font-size: 0.85rem; }
  svg { max-width: 22rem; }
  h1 { margin-top: 0; }
  .charts { grid-template-columns: 1fr 1fr; gap: 0 1.5rem; }
  .facts { display: flex; flex-wrap: wrap; gap: 0.4rem; break-after: avoid; }
  h2 + p { break-after: avoid; }
  .facts li { flex: 1 0 7rem; padding: 0.25rem 0.6rem; }
  .verdicts li { margin: 0.4rem 0; padding: 0.4rem 0.7rem; font-size: 1rem; }
  .pins { grid-template-columns: 1fr 1fr; }
}
"""


def switches(languages: tuple[str, ...]) -> str:
    """Return the CSS rules that show only the selected language."""
    rules = []
    for language in languages:
        for other in languages:
            if other != language:
                rules.append(f"#in-{language}:checked ~ main .{other} {{ display: none; }}")
        rules.append(
            f"#in-{language}:checked ~ .switches label[for=in-{language}] "
            "{ background: var(--red); color: white; }"
        )
    return "\n".join(rules) + "\n"
