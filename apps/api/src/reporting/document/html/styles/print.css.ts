/** On paper: no navigation, black on white, rows kept whole, addresses of sources written out. */
export const printCss = `
@page { size: letter; margin: 16mm 14mm 18mm; }
@media print {
  :root { --paper: #fff; }
  body { font-size: 10.5pt; line-height: 1.4; }
  .contents, .skip, .language, .hint, .plat { display: none; }
  .layout { display: block; padding: 0; max-width: none; }
  .wrap { padding: 0; max-width: none; }
  .head { background: none; color: var(--ink); border-bottom: 2px solid var(--pine-900); }
  .head h1 { font-size: 22pt; }
  .kicker, .stamp, .place, .place strong { color: var(--ink); }
  .opening { grid-template-columns: minmax(0, 1fr) 300px; gap: 24px; margin-top: 12px; }
  .closing-sheet { border: 1px solid var(--line); }
  .place { background: none; border-top-color: var(--line); }
  .section { padding-top: 22pt; }
  .section > h2 { font-size: 16pt; }
  h2, h3, h4, caption, thead { break-after: avoid; }
  tr, .card, .facts > div, .steps li, .timeline li, .sources li, .remarks li, .closing-sheet, .notice, .chart { break-inside: avoid; }
  details::details-content { content-visibility: visible; display: block; height: auto; }
  summary::before { display: none; }
  .fee > summary, .fold > summary { padding-left: 0; break-after: avoid; }
  .fee > :not(summary) { margin-left: 0; }
  .fee, .notes, .pairs > div { break-inside: avoid; }
  .pairs { gap: 3pt; }
  .pairs > div { display: grid; grid-template-columns: 8.5rem minmax(0, 1fr); gap: 10pt; }
  .pairs q { padding: 2pt 6pt; border-radius: 4px; }
  .fee > summary { padding-top: 6pt; padding-bottom: 3pt; }
  .fee > :last-child { margin-bottom: 8pt; }
  .notes { display: block; }
  .notes li { display: inline; }
  .notes li + li::before { content: ' · '; }
  .every-figure, .unfold { display: none; }
  .entries { padding: 0 10pt; border-radius: 8px; }
  thead { display: table-header-group; }
  .card, .sheet { border-radius: 8px; }
  .chart, .swatch, .total, .row-atClosing > *, .row-headline > *, .pairs q, .notice { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  a { color: inherit; text-decoration: none; }
  p { orphans: 3; widows: 3; }
}
`;
