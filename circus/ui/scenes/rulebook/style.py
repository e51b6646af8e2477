"""Style sheet of the printed rulebook, for paper and for the screen."""

STYLE = """
@page { size: A4; margin: 18mm 19mm 20mm; @bottom-center { content: counter(page); font: 9pt sans-serif; } }
:root { --ink: #2b1d16; --red: #7c1620; --paper: #f6ead0; --line: #c9ae78; }
* { box-sizing: border-box; }
html { font: 10.5pt/1.45 "Circus", sans-serif; color: var(--ink); -webkit-print-color-adjust: exact;
  print-color-adjust: exact; }
body { margin: 0 auto; max-width: 172mm; }
h1, h2, h3 { font-family: "Circus Display", sans-serif; font-weight: normal; color: var(--red);
  line-height: 1.2; break-after: avoid; margin: 1.3em 0 0.4em; }
h1 { font-size: 20pt; border-bottom: 0.6mm solid var(--line); padding-bottom: 1.5mm; }
h2 { font-size: 14.5pt; }
h3 { font-size: 12pt; }
.number { color: #a8842f; margin-right: 0.25em; }
p, ul, ol { margin: 0.5em 0; orphans: 3; widows: 3; }
li { margin: 0.25em 0; }
li p { margin: 0.2em 0; }
strong { font-family: "Circus Bold", sans-serif; font-weight: normal; }
em { font-family: "Circus Italic", sans-serif; font-style: normal; }
a { color: inherit; text-decoration: underline; text-decoration-color: var(--line); }
blockquote { margin: 0.7em 0; padding: 2mm 4mm; border-left: 1.2mm solid var(--red);
  background: var(--paper); break-inside: avoid; }
blockquote p { margin: 0.2em 0; }
.pictures { text-align: center; margin: 4mm 0; }
.pictures:has(> .sprite) { break-before: avoid; break-inside: avoid; }
.sprite { height: 24mm; max-width: 80mm; object-fit: contain; margin: 0 2.5mm; }
figure { margin: 5mm 0; text-align: left; break-inside: avoid; }
figcaption { font-family: "Circus Italic", sans-serif; break-after: avoid; margin-bottom: 2mm; }
.alone img { width: 130mm; display: block; margin: 0 auto; }
.strip { display: grid; grid-template-columns: 1fr 1fr; gap: 3.5mm 4mm; }
.many { grid-template-columns: 1fr 1fr 1fr; }
.crowd { grid-template-columns: repeat(4, 1fr); gap: 3mm; }
.strip > div { break-inside: avoid; }
.position { width: 100%; display: block; border: 0.4mm solid #7a5a3c; border-radius: 1.2mm; }
.strip p { margin: 1mm 0 0; font-size: 9pt; line-height: 1.3; }
.step { font-family: "Circus Display", sans-serif; color: white; background: var(--red);
  border-radius: 50%; display: inline-block; width: 4.6mm; line-height: 4.6mm; text-align: center;
  font-size: 8pt; margin-right: 0.5mm; }
header { text-align: center; margin: 14mm 0 8mm; }
.title { font-size: 42pt; border: 0; margin: 0; padding: 0; }
.pitch { font-size: 12.5pt; max-width: 130mm; margin: 3mm auto; }
nav { border: 0.6mm solid var(--line); border-radius: 3mm; padding: 3mm 7mm 5mm; background: var(--paper); }
nav h2 { margin: 1mm 0 2mm; }
nav ol { list-style: none; margin: 0; padding: 0; columns: 2; column-gap: 9mm; }
nav li { break-inside: avoid; margin: 0.6mm 0; }
nav a, .index a { text-decoration: none; }
.chapter { font-family: "Circus Bold", sans-serif; break-after: avoid; }
.section { padding-left: 5mm; }
main > h1:first-child { break-before: page; }
.index { break-inside: avoid; }
.index ul { list-style: none; margin: 0; padding: 0; columns: 3; column-gap: 7mm; }
.index li { margin: 0.7mm 0 0.7mm 4mm; text-indent: -4mm; break-inside: avoid; }
.index span { color: var(--red); padding-left: 1.5mm; }
@media screen {
  body { padding: 0 6mm 20mm; }
  html { background: #fffaf0; }
}
"""
