/** On paper: no navigation, black on white, everything open; breaks fall between groups, and heads stay with their rows. */
export const printCss = `
@page { size: letter; margin: 12mm 14mm 13mm; }
@media print {
  :root { --paper: #fff; }
  body { font-size: 9pt; line-height: 1.34; }
  .contents, .skip, .language, .hint, .actions, .unfold, .go { display: none; }
  .layout { display: block; padding: 0; max-width: none; }
  .wrap { padding: 0; max-width: none; }
  .head { background: none; color: var(--ink); }
  .head > .wrap { padding: 0 0 10pt; }
  .brand, .foot .brand { color: var(--ink); font-size: 13pt; }
  .brand svg { width: 20pt; height: 20pt; background: var(--pine-900); border-radius: 5pt; }
  .opening { grid-template-columns: minmax(0, 1fr) 260pt; gap: 18pt; margin-top: 4pt; }
  .head h1 { font-size: 22pt; margin: 3pt 0 6pt; }
  .kicker { color: var(--pine-700); }
  .stamp { color: var(--muted); }
  .kicker, .stamp, .closing-sheet, .purchase { font-size: 9pt; }
  .closing-sheet { background: var(--pine-50); border-radius: 8pt; padding: 10pt 12pt; gap: 5pt; }
  p.total b { font-size: 30pt; }
  .purchase { background: none; color: var(--ink); padding: 7pt 0; border-top: 1px solid var(--line); border-bottom: 1px solid var(--line); }
  .purchase dl { gap: 4pt 22pt; display: flex; flex-wrap: wrap; }
  .purchase dt { color: var(--muted); font-size: 8pt; }
  .purchase dd, .place strong { color: var(--ink); }
  .place { margin-top: 5pt; max-width: none; }
  .section { padding-top: 13pt; }
  .section > h2 { font-size: 16pt; gap: 6pt; }
  .number { font-size: 10pt; }
  .section h3, .fee-name, .bars .what, .when b, .figure figcaption b { font-size: 10pt; }
  .section h3.group { font-size: 11pt; margin: 12pt 0 5pt; }
  .introduction { font-size: 9pt; margin: 3pt 0 7pt; max-width: none; }
  .figure caption, .figure figcaption, .quotes caption, .detail, .pairs, .pairs dt, .checks li, .when, .when b + span, .rule,
  .range, .kinds li, .call .about, .notes, .source-mark, .caveat, .facts dt { font-size: 8pt; }
  .figure caption, .figure figcaption, .quotes caption { padding-bottom: 4pt; }
  .bar-of { height: 9pt; }
  .sum tbody th, .sum tbody td { padding-top: 2pt; padding-bottom: 2pt; }
  .sum .line { display: grid; grid-template-columns: 170pt minmax(0, 1fr); gap: 10pt; align-items: center; }
  .sum .what { margin: 0; }
  .sum .total > * { font-size: 11pt; padding-top: 4pt; }
  .letter { width: 13pt; height: 13pt; font-size: 8pt; border-radius: 3pt; }
  .remarks { gap: 3pt; margin-top: 8pt; max-width: none; }
  .remarks li { padding-left: 12pt; }
  .kinds { grid-template-columns: repeat(3, 1fr); gap: 8pt; }
  .kinds li { padding: 7pt 9pt; border-radius: 0 0 8pt 8pt; border-top-width: 3pt; }
  .kinds h4 { font-size: 9.5pt; }
  .kinds .amount { font-size: 16pt; margin-top: 2pt; }
  .bars { gap: 4pt; }
  .bars li { grid-template-columns: 270pt minmax(0, 1fr) 90pt; gap: 10pt; align-items: center; }
  .ranges li { grid-template-columns: 200pt minmax(0, 1fr) 110pt; }
  .bars .bar-of { grid-row: auto; grid-column: auto; }
  .strategies { display: block; columns: 2; column-gap: 9pt; margin-top: 9pt; }
  .strategy { margin-bottom: 8pt; }
  .section > h2 + .strategies, .introduction + .strategies { margin-top: 8pt; }
  .strategy, .call { border-radius: 8pt; padding: 8pt 10pt; }
  .strategy h3 { font-size: 11pt; gap: 6pt; margin-bottom: 3pt; }
  .rank { width: 15pt; height: 15pt; font-size: 8.5pt; }
  .said { padding: 5pt 9pt 6pt; margin: 5pt 0; border-left-width: 2.5pt; border-radius: 0 8pt 8pt 0; }
  .said .term { font-size: 8pt; }
  .said blockquote { font-size: 9pt; line-height: 1.35; }
  .how { margin: 5pt 0; gap: 1pt; padding-left: 15pt; }
  .pairs { gap: 2pt; }
  .pairs > div { display: grid; grid-template-columns: 78pt minmax(0, 1fr); gap: 8pt; }
  .strategy .pairs > div { display: block; }
  .strategy dt, .strategy dd { display: inline; }
  .strategy dt::after { content: ': '; }
  .calls { display: block; columns: 2; column-gap: 10pt; }
  .call { margin-bottom: 8pt; }
  .call .about { margin: 1pt 0 5pt; }
  .checks { gap: 3pt; max-width: none; }
  .checks li { padding-left: 15pt; }
  .checks li::before { width: 8.5pt; height: 8.5pt; top: 1.5pt; border-radius: 2pt; }
  .calendar { columns: 2; column-gap: 16pt; }
  .calendar li { display: block; padding: 0 0 6pt 15pt; }
  .calendar li::before { left: 3pt; top: 5pt; }
  .calendar li::after { width: 8pt; height: 8pt; left: 0; top: 3pt; border-width: 1.5pt; }
  .calendar h3 { margin: 0; }
  .calendar li p { font-size: 8.5pt; }
  .quotes { font-size: 8pt; line-height: 1.25; }
  .quotes thead th { font-size: 8pt; padding: 3pt 0 3pt 8pt; }
  .quotes .heading th { padding: 3pt 0 1pt; }
  .quotes tr:not(.heading) > * { padding: 0.8pt 0 0.8pt 8pt; }
  .quotes tr > :first-child { padding-left: 0; }
  .quotes .conditional .typical { font-size: 8pt; }
  .quotes .quote { width: 24%; }
  .quotes tbody .quote { border-left: 1px solid var(--line); }
  .divider { break-before: page; margin-top: 0; padding-top: 8pt; border-top-width: 3pt; }
  .divider h2 { font-size: 13pt; }
  .divider + .section { padding-top: 10pt; }
  .fees { display: block; columns: 2; column-gap: 16pt; background: none; padding: 0; border: 0; border-radius: 0; }
  .fee { border-bottom: 0; border-top: 1px solid var(--line); font-size: 8.5pt; }
  .fee > summary { padding: 4pt 0 0; gap: 8pt; }
  .fee .pairs > div { display: block; }
  .fee dt, .fee dd { display: inline; }
  .fee dt::after { content: ': '; }
  .fee > summary::before { display: none; }
  .fee .more { padding: 0 0 5pt; }
  .fee .more .pairs { font-size: 8pt; gap: 0; }
  .words { padding: 0 2pt; border-radius: 2pt; }
  .notes { margin-top: 2pt; }
  details::details-content { content-visibility: visible; display: block; height: auto; }
  .facts > div { padding: 4pt 0; grid-template-columns: 105pt minmax(0, 1fr); column-gap: 12pt; display: grid; gap: 0 12pt; }
  .facts dt { grid-row: span 2; padding-top: 1pt; }
  .facts .value { font-size: 10pt; }
  .steps { grid-template-columns: 1fr 1fr; gap: 8pt 16pt; }
  .steps li { padding-top: 4pt; border-top-width: 1pt; }
  .steps p { margin-top: 1pt; }
  .sources { gap: 3pt; font-size: 8pt; display: block; columns: 2; column-gap: 16pt; }
  .sources li { margin-bottom: 4pt; grid-template-columns: 2.2em minmax(0, 1fr); }
  .sources .web, .sources .caveat { font-size: 7.5pt; }
  .notice { border-radius: 6pt; padding: 6pt 9pt; margin-bottom: 8pt; max-width: none; }
  .foot { background: none; color: var(--muted); border-top: 1px solid var(--line); padding: 8pt 0 0; margin-top: 16pt; font-size: 8pt; break-inside: avoid; }
  .foot .wrap { display: flex; flex-wrap: wrap; gap: 4pt 14pt; align-items: center; }
  h2, h3, h4, caption, figcaption, thead, .introduction, summary, .heading { break-after: avoid; }
  tr, li, .strategy, .call, .kinds, .facts > div, .fee, .notice, .said, .closing-sheet { break-inside: avoid; }
  thead { display: table-header-group; }
  .bar-of, .letter, .rank, .kinds li, .said, .words, .notice, .closing-sheet, .brand svg, .confidence::before, .calendar li::after, .calendar li::before, .remarks li::before { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  a { color: inherit; text-decoration: none; }
  p, li, dd { orphans: 3; widows: 3; }
}
`;
