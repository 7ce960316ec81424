/** Tables of figures, the chart and the fee cards. On a phone, tables become cards. */
export const feesCss = `
table { width: 100%; border-collapse: collapse; font-size: 15px; }
caption { text-align: left; font-weight: 600; font-size: 16px; padding: 0 0 10px; }
th { text-align: left; font-weight: 600; vertical-align: top; }
td { vertical-align: top; }
thead th { color: var(--muted); font-size: 14px; border-bottom: 1px solid var(--line); padding: 8px 12px 8px 0; }
.money { text-align: right; white-space: nowrap; }
.amount { display: block; font-weight: 700; }
.range { display: block; font-weight: 400; font-size: 14px; color: var(--muted); }
.sheet { background: #fff; border: 1px solid var(--line); border-radius: 20px; border-collapse: separate; border-spacing: 0; margin-bottom: 24px; }
.sheet caption { padding-left: 2px; }
.sheet th, .sheet td { padding: 11px 8px; border-bottom: 1px dashed var(--line); font-size: 15px; }
.sheet tr > :first-child { padding-left: 16px; }
.sheet tr > :last-child { padding-right: 16px; }
.sheet tr:last-child > * { border-bottom: 0; }
.sheet tbody th { font-weight: 400; }
.sheet .typical { font-weight: 700; }
.sheet tfoot th, .sheet tfoot td { border-bottom: 0; }
.row-atClosing th, .row-atClosing td { background: var(--marigold-100); color: var(--ink); font-weight: 700; }
.row-sum > * { font-weight: 600; border-bottom-style: solid; }
.sheet .row-sum th { font-weight: 600; }
.row-headline > * { background: var(--marigold-100); color: var(--ink); }
.sheet .row-headline th, .sheet .row-headline td { font-weight: 700; }
.sheet .row-headline > :first-child { border-radius: 0 0 0 20px; }
.sheet .row-headline > :last-child { border-radius: 0 0 20px 0; }
.row-all th, .row-all td { font-weight: 400; color: var(--muted); }
.chart { display: block; width: 100%; height: 44px; border-radius: 8px; margin-bottom: 20px; }
.swatch { display: inline-block; width: 12px; height: 12px; border-radius: 3px; margin-right: 10px; }
.part-A { fill: #0f5f50; background: #0f5f50; } .part-B { fill: #f7b733; background: #f7b733; }
.part-C { fill: #175f9c; background: #175f9c; } .part-D { fill: #7d8f88; background: #7d8f88; }
.part-E { fill: #a93a1b; background: #a93a1b; } .part-F { fill: #6b3f7d; background: #6b3f7d; }
.part-G { fill: #5fa08c; background: #5fa08c; } .part-H { fill: #b9852a; background: #b9852a; }
.part-down-payment { fill: #12352d; background: #12352d; }
.part-post-closing { fill: #7d8f88; background: #7d8f88; }
.fee-name { font-weight: 600; }
.notes { list-style: none; display: grid; gap: 1px; margin-top: 4px; color: var(--muted); font-size: 14px; font-weight: 400; line-height: 1.4; }
.where { display: block; color: var(--muted); font-weight: 400; font-size: 14px; }
.source-mark { white-space: nowrap; font-size: 14px; }
.source-mark a { font-weight: 600; }
.confidence { white-space: nowrap; font-size: 14px; color: var(--muted); }
.confidence-low { color: var(--clay-700); }
summary { cursor: pointer; list-style: none; position: relative; }
summary::-webkit-details-marker { display: none; }
summary::before { content: ''; position: absolute; left: 4px; top: 1.15em; width: 8px; height: 8px; border: solid var(--pine-700); border-width: 0 2px 2px 0; transform: rotate(-45deg); }
details[open] > summary::before { transform: rotate(45deg); }
summary:hover .fee-name, summary:hover h3 { text-decoration: underline; text-underline-offset: 3px; }
.unfold { color: var(--muted); font-size: 15px; margin-top: -12px; }
.entries { background: #fff; border: 1px solid var(--line); border-radius: 20px; padding: 4px 20px; }
.fee { border-bottom: 1px solid var(--line); }
.fee:last-child { border-bottom: 0; }
.fee > summary { display: flex; justify-content: space-between; align-items: baseline; gap: 16px; padding: 11px 0 11px 24px; }
.fee > :not(summary) { margin-left: 24px; }
.fee > :last-child { margin-bottom: 18px; }
.fee .pairs { margin-top: 2px; }
.fee .notes { margin-top: 10px; }
.fee .money { flex-shrink: 0; }
.strategy h3 { font-size: 17px; line-height: 1.3; }
.onlyIf .fee > summary, .byOthers .fee > summary { padding-top: 7px; padding-bottom: 7px; font-size: 15px; }
.onlyIf .fee > summary .fee-name, .byOthers .fee > summary .fee-name { font-weight: 400; }
.onlyIf .fee > summary::before, .byOthers .fee > summary::before { top: 0.9em; }
.byOthers .money { white-space: normal; max-width: 45%; flex-shrink: 1; }
.fold { margin-top: 20px; }
.fold > summary { padding: 10px 0 10px 24px; }
.fold > summary h3 { display: inline; }
.fold > :not(summary) { margin-top: 8px; }
.card .fold { margin-top: 4px; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); padding: 0; }
.caveat { display: block; color: var(--clay-700); font-size: 14px; }
.stacking { margin-bottom: 28px; }
.group { margin: 28px 0 12px; }
.card { background: #fff; border: 1px solid var(--line); border-radius: 20px; padding: 18px 20px; margin-bottom: 16px; }
.card > header { display: flex; justify-content: space-between; gap: 16px; align-items: start; margin-bottom: 6px; }
.card h3, .card h4 { font-size: 18px; line-height: 1.25; }
.card .amount { font-size: 18px; line-height: 1.25; }
.card ol { padding-left: 22px; margin: 10px 0; display: grid; gap: 4px; }
.pairs { display: grid; gap: 10px; margin-top: 12px; }
.pairs dt { color: var(--muted); font-size: 14px; }
q { font-style: normal; }
.pairs q { display: block; background: var(--pine-50); border-radius: 12px; padding: 10px 14px; }
@media (max-width: 799px) {
  .entries { padding: 2px 14px; }
  .fee > summary { padding-left: 20px; gap: 12px; }
  .fee > :not(summary) { margin-left: 0; }
  summary::before { left: 0; }
  .stacking, .stacking tbody, .stacking tr, .stacking th, .stacking td, .stacking caption { display: block; }
  .stacking thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .stacking tbody tr { background: #fff; border: 1px solid var(--line); border-radius: 20px; padding: 16px 18px; margin-bottom: 12px; }
  .stacking td { display: grid; grid-template-columns: 6.5rem minmax(0, 1fr); gap: 12px; padding: 8px 0 0; white-space: normal; }
  .stacking td::before { content: attr(data-label); color: var(--muted); font-size: 14px; }
  .stacking td.money { text-align: left; }
  .sheet th, .sheet td { font-size: 14px; padding-left: 3px; padding-right: 3px; letter-spacing: -0.01em; }
  .sheet tr > :first-child { padding-left: 10px; }
  .sheet tr > :last-child { padding-right: 10px; }
  .figures td { padding-top: 3px; }
  .figures tbody tr { padding: 12px 16px; margin-bottom: 8px; }
}
@media (max-width: 519px) {
  .categories thead, .categories tbody, .categories tfoot { display: block; }
  .categories tr { display: grid; grid-template-columns: 1fr 1.2fr 1fr; }
  .categories tr > :first-child { grid-column: 1 / -1; border-bottom: 0; padding-bottom: 2px; }
  .categories td { padding-top: 2px; }
  .categories td:nth-child(2), .categories th:nth-child(2) { padding-left: 10px; text-align: left; }
}
@media (min-width: 800px) {
  .stacking tbody th, .stacking td { border-bottom: 1px solid var(--line); padding: 14px 20px 14px 0; }
  .stacking th:nth-child(1) { width: 32%; }
  .stacking th:nth-child(2) { width: 17%; }
  .figures th:nth-child(4) { width: 8%; }
  .pairs > div { display: grid; grid-template-columns: 10rem minmax(0, 1fr); gap: 20px; }
  .pairs dt { padding-top: 1px; }
  .sheet tr > :first-child { padding-left: 20px; }
  .sheet tr > :last-child { padding-right: 20px; }
}
`;
