/** Print styles: no navigation, black on white, everything open, page breaks between groups. */
export const printCss = `
@page { size: letter; margin: 11mm 14mm 12mm; }
@media print {
  :root { --paper: #fff; }
  body { font-size: 9pt; line-height: 1.34; }
  .contents, .skip, .language, .hint, .actions, .unfold, .go { display: none; }
  .layout { display: block; padding: 0; max-width: none; }
  .wrap { padding: 0; max-width: none; }
  .head { background: none; color: var(--ink); }
  .head > .wrap { padding: 0 0 8pt; }
  .brand, .foot .brand { color: var(--ink); font-size: 13pt; }
  .foot a { color: inherit; }
  .brand svg { width: 20pt; height: 20pt; background: var(--pine-900); border-radius: 5pt; }
  .opening { grid-template-columns: minmax(0, 1fr) 300pt; gap: 18pt; margin-top: 2pt; }
  .bar { height: 24pt; margin-bottom: -24pt; }
  .opening .about { padding-top: 26pt; }
  .head h1 { font-size: 21pt; margin: 2pt 0 4pt; }
  .kicker { color: var(--pine-700); }
  .stamp { color: var(--muted); }
  .kicker, .stamp, .closing-sheet, .purchase { font-size: 8.5pt; }
  .closing-sheet { background: var(--pine-50); border-radius: 8pt; padding: 8pt 12pt; gap: 3pt; }
  p.total { gap: 2pt; }
  p.total b { font-size: 27pt; }
  p.total > :last-child { margin-top: 1pt; }
  .scenario { padding-top: 3pt; }
  .purchase { background: none; color: var(--ink); padding: 5pt 0; border-top: 1px solid var(--line); border-bottom: 1px solid var(--line); }
  .purchase dl { gap: 4pt 22pt; display: flex; flex-wrap: wrap; }
  .purchase dt { color: var(--muted); font-size: 8pt; }
  .purchase dd, .place strong { color: var(--ink); }
  .place { margin-top: 3pt; max-width: none; }

  .section { padding-top: 11pt; }
  .section > h2 { display: block; font-size: 15pt; }
  .number { font-size: 10pt; margin-right: 3pt; }
  .section h3, .fee-name, .bars .what, .when b, .figure figcaption b { font-size: 9.5pt; }
  .section h3.group { font-size: 10.5pt; margin: 9pt 0 4pt; }
  .introduction { font-size: 9pt; margin: 2pt 0 5pt; max-width: none; }
  .figure caption, .figure figcaption, .quotes caption, .detail, .pairs, .pairs dt, .checks li, .when, .when b + span, .rule,
  .range, .kinds li, .call .about, .notes, .source-mark, .caveat, .facts dt { font-size: 8pt; }
  .figure caption, .figure figcaption, .quotes caption { padding-bottom: 3pt; }
  .bar-of { height: 8pt; }
  .sum tbody th, .sum tbody td { padding-top: 1.5pt; padding-bottom: 1.5pt; }
  .sum .line { display: grid; grid-template-columns: 170pt minmax(0, 1fr); gap: 10pt; align-items: center; }
  .sum .what { margin: 0; }
  .sum .total > * { font-size: 10.5pt; padding-top: 3pt; }
  .letter { width: 11pt; height: 11pt; font-size: 7.5pt; border-radius: 3pt; }
  .remarks { gap: 2pt; margin-top: 6pt; max-width: none; }
  .remarks li { padding-left: 12pt; font-size: 8.5pt; }
  .kinds { grid-template-columns: repeat(3, 1fr); gap: 8pt; }
  .kinds li { padding: 5pt 8pt 6pt; border-radius: 0 0 8pt 8pt; border-top-width: 3pt; }
  .kinds h4 { font-size: 9.5pt; }
  .kinds .amount { font-size: 15pt; margin-top: 1pt; }
  .range { margin-bottom: 3pt; }
  .bars { gap: 3pt; }
  .bars li { grid-template-columns: 270pt minmax(0, 1fr) 90pt; gap: 10pt; align-items: center; }
  .ranges li { grid-template-columns: 200pt minmax(0, 1fr) 125pt; }
  .bars .bar-of { grid-row: auto; grid-column: auto; }

  .strategies, .calls, .calendar { display: block; columns: 2; column-gap: 12pt; }
  .strategies { margin-top: 8pt; }
  .section > h2 + .strategies, .introduction + .strategies { margin-top: 4pt; }
  .strategy, .call { border-radius: 8pt; padding: 6pt 9pt; margin-bottom: 7pt; box-decoration-break: clone; -webkit-box-decoration-break: clone; }
  .strategy h3 { font-size: 10.5pt; gap: 6pt; margin-bottom: 2pt; }
  .rank { width: 14pt; height: 14pt; font-size: 8pt; }
  .said { padding: 4pt 8pt 5pt; margin: 4pt 0; border-left-width: 2.5pt; border-radius: 0 7pt 7pt 0; }
  .said .term { font-size: 8pt; }
  .said blockquote { font-size: 8.5pt; line-height: 1.35; }
  .strategy > p, .how { font-size: 8.5pt; }
  .how { margin: 3pt 0; gap: 1pt; padding-left: 14pt; }
  .pairs { gap: 1pt; }
  .pairs > div { display: block; }
  .pairs dt, .pairs dd { display: inline; }
  .pairs dt { color: var(--ink); font-weight: 600; }
  .pairs dt::after { content: ': '; }
  .call .about { margin: 1pt 0 3pt; }
  .checks { gap: 2pt; max-width: none; }
  .checks li { padding-left: 14pt; }
  .checks li::before { width: 8pt; height: 8pt; top: 1.5pt; border-radius: 2pt; }
  .calendar li { display: block; padding: 0 0 5pt 15pt; }
  .calendar li::before { left: 3pt; top: 5pt; }
  .calendar li::after { width: 8pt; height: 8pt; left: 0; top: 3pt; border-width: 1.5pt; }
  .calendar .when b { display: inline; }
  .calendar h3 { margin: 0; }
  .calendar li p { font-size: 8.2pt; }
  .quotes { font-size: 7.8pt; line-height: 1.22; }
  .quotes thead th { font-size: 7.8pt; padding: 2pt 0 2pt 8pt; }
  .quotes .heading th { padding: 2.5pt 0 0.5pt; }
  .quotes tr:not(.heading) > * { padding: 0.5pt 0 0.5pt 8pt; }
  .quotes tr > :first-child { padding-left: 0; }
  .quotes .conditional .typical { font-size: 7.8pt; }
  .quotes .quote { width: 24%; }
  .quotes tbody .quote { border-left: 1px solid var(--line); }

  .divider { margin-top: 14pt; padding-top: 5pt; border-top-width: 3pt; }
  .divider h2 { font-size: 13pt; }
  .divider p { margin-top: 1pt; }
  .divider ~ .section { columns: 2; column-gap: 16pt; font-size: 7.8pt; line-height: 1.3; }
  .divider ~ .section > h2, .divider ~ .section > .introduction { column-span: all; }
  .divider + .section { padding-top: 6pt; }
  .divider ~ .section :is(.fees, .facts, .steps, .sources, .strategies) { display: block; columns: auto; }
  .divider ~ .section :is(.pairs, .notes, .source-mark, .checks li, .remarks li, .facts dd, .said blockquote, .how, .strategy > p) { font-size: 7.8pt; }
  .divider ~ .section h3.group { font-size: 9.5pt; margin: 6pt 0 2pt; }
  .divider ~ .section > :is(h2, .introduction) + h3.group { margin-top: 2pt; }
  .fees { background: none; padding: 0; border: 0; border-radius: 0; }
  .fee { border-bottom: 0; border-top: 1px solid var(--line); }
  .fee > summary { padding: 2pt 0 0; gap: 8pt; font-size: 8.2pt; line-height: 1.25; }
  .fee > summary::before { display: none; }
  .fee-name { font-size: inherit; }
  .fee .more { padding: 0 0 3pt; }
  .fee .pairs, .fee .pairs > div, .notes { display: inline; }
  .notes::before { content: '· '; }
  .words { padding: 0 2pt; border-radius: 2pt; box-decoration-break: clone; -webkit-box-decoration-break: clone; }
  details::details-content { content-visibility: visible; display: block; height: auto; }
  .facts { border-top: 0; }
  .facts > div { padding: 2pt 0 3pt; grid-template-columns: auto minmax(0, 1fr); gap: 0 10pt; border-bottom: 0; border-top: 1px solid var(--line); }
  .facts dt { grid-row: auto; padding: 0; color: var(--ink); font-weight: 600; font-size: 8.2pt; }
  .facts .value { font-size: 8.2pt; text-align: right; }
  .facts dd:not(.value) { grid-column: 1 / -1; }
  .steps li { padding: 2pt 0 3pt; border-top-width: 1pt; }
  .section .steps h3 { font-size: 8.2pt; }
  .steps p { margin: 0; }
  .sources li { margin-bottom: 2pt; grid-template-columns: 2.2em minmax(0, 1fr); font-size: 7.5pt; line-height: 1.25; }
  .sources :is(.web, .caveat, .effective, .confidence) { display: inline; font-size: 7.2pt; }
  .notice { border-radius: 6pt; padding: 5pt 8pt; margin-bottom: 6pt; max-width: none; }
  .foot { background: none; color: var(--muted); border-top: 1px solid var(--line); padding: 5pt 0 0; margin-top: 8pt; font-size: 7.8pt; break-inside: avoid; break-before: avoid; }
  .foot .wrap { display: flex; flex-wrap: wrap; gap: 2pt 14pt; align-items: center; }

  h2, h3, h4, caption, figcaption, thead, .introduction, summary, .heading { break-after: avoid; }
  tr, li, .kinds, .fee, .facts > div, .notice, .said, .closing-sheet, .pairs > div, h2, h3, .introduction, summary { break-inside: avoid; }
  /* A heading goes where a few lines of what follows have room: neither columns nor tables keep it with them. */
  .section > h2::before, .divider::before, .group::before, .strategy::before, .call::before { content: ''; display: block; height: 58pt; margin-bottom: -58pt; break-inside: avoid; }
  .section > h2::before, .divider::before { height: 104pt; margin-bottom: -104pt; }
  .divider::before { height: 150pt; margin-bottom: -150pt; }
  thead { display: table-header-group; }
  .bar-of, .letter, .rank, .kinds li, .said, .words, .notice, .closing-sheet, .brand svg, .confidence::before, .calendar li::after, .calendar li::before, .remarks li::before { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  a { color: inherit; text-decoration: none; }
  p, li, dd { orphans: 3; widows: 3; }
}
`;
