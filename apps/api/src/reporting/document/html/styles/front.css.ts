/** Styles of sections, cards, strategies, calls, timeline and the table of fees. */
export const frontCss = `
.section { padding-top: 60px; scroll-margin-top: 8px; }
.section > h2 { font-size: 1.75rem; display: flex; gap: 12px; align-items: baseline; }
.number { color: var(--pine-700); font: 600 1rem/1 var(--text); letter-spacing: 0; }
.section h3 { font-size: 1.125rem; line-height: 1.25; }
.section h3.group { margin: 36px 0 14px; font-size: 1.1875rem; }
.introduction { margin: 10px 0 24px; max-width: 44rem; font-size: 1.0625rem; }
.introduction:has(+ .group), .introduction + .group { margin-top: 20px; }
.money { text-align: right; white-space: nowrap; }
.notice { background: var(--marigold-100); border-radius: 14px; padding: 16px 20px; margin-bottom: 20px; max-width: 52rem; }
.remarks { list-style: none; display: grid; gap: 10px; margin: 20px 0 0; max-width: 46rem; }
.remarks li { padding-left: 20px; position: relative; }
.remarks li::before { content: ''; position: absolute; left: 0; top: 0.72em; width: 9px; height: 2px; background: var(--pine-700); }
.kinds { list-style: none; display: grid; gap: 14px; }
.kinds li { background: #fff; border: 1px solid var(--line); border-top: 5px solid var(--pine-700); border-radius: 4px 4px 18px 18px; padding: 16px 18px; font-size: 0.9375rem; }
.kinds .kind-negotiable { border-top-color: var(--marigold-400); }
.kinds .kind-optional { border-top-color: var(--sky-700); }
.kinds h4 { font-size: 1rem; }
.kinds .amount { font: 700 1.875rem/1.1 var(--display); letter-spacing: -0.03em; margin-top: 8px; }
.range { color: var(--muted); font-size: 0.875rem; margin-bottom: 8px; }
.go { margin-top: 8px; font-weight: 600; }
.strategies { display: grid; gap: 20px; margin-top: 28px; }
.section > h2 + .strategies, .introduction + .strategies { margin-top: 20px; }
.strategy, .call { background: #fff; border: 1px solid var(--line); border-radius: 20px; padding: 20px 22px; scroll-margin-top: 16px; }
.strategy h3 { font-size: 1.25rem; display: flex; gap: 12px; align-items: baseline; margin-bottom: 8px; }
.rank { flex: none; display: inline-grid; place-items: center; width: 1.875rem; height: 1.875rem; border-radius: 50%; background: var(--pine-700); color: #fff; font-size: 0.9375rem; letter-spacing: 0; }
.said { background: var(--pine-50); border-left: 4px solid var(--pine-700); border-radius: 0 14px 14px 0; padding: 12px 18px 14px; margin: 14px 0; }
.said .term { color: var(--pine-700); font-weight: 700; font-size: 0.875rem; }
.said blockquote { font-size: 1.0625rem; line-height: 1.5; }
.how { padding-left: 22px; margin: 12px 0; display: grid; gap: 4px; }
.how ::marker { color: var(--pine-700); font-weight: 600; }
.pairs { display: grid; gap: 8px; font-size: 0.9375rem; }
.pairs dt { color: var(--muted); font-size: 0.875rem; }
.calls { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; }
.call h3 { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 16px; align-items: baseline; }
.call .amount { flex: none; }
.call .about { color: var(--muted); font-size: 0.875rem; margin: 4px 0 12px; }
.checks { list-style: none; display: grid; gap: 9px; max-width: 46rem; }
.checks li { padding-left: 28px; position: relative; font-size: 0.9375rem; }
.checks li::before { content: ''; position: absolute; left: 0; top: 0.2em; width: 16px; height: 16px; border: 1.5px solid #7d8f88; border-radius: 4px; background: #fff; }
.calendar { list-style: none; }
.calendar li { position: relative; padding: 0 0 22px 26px; }
.calendar li::before { content: ''; position: absolute; left: 6px; top: 8px; bottom: -8px; width: 2px; background: var(--pine-200); }
.calendar li:last-child::before { display: none; }
.calendar li::after { content: ''; position: absolute; left: 0; top: 5px; width: 14px; height: 14px; border-radius: 50%; background: var(--pine-700); border: 3px solid var(--paper); }
.when { color: var(--pine-700); font-weight: 600; font-size: 0.9375rem; }
.when b { display: block; color: var(--ink); font-size: 1rem; }
.when b + span { font-weight: 400; color: var(--muted); font-size: 0.875rem; }
.calendar h3 { margin: 2px 0 4px; }
.rule { color: var(--muted); font-size: 0.875rem; }
.quotes { border-collapse: collapse; width: 100%; font-size: 0.9375rem; }
.quotes caption { text-align: left; color: var(--muted); font-size: 0.9375rem; padding-bottom: 8px; }
.quotes th { text-align: left; font-weight: 400; }
.quotes thead th { font-weight: 600; font-size: 0.875rem; padding: 8px 0 8px 14px; border-bottom: 2px solid var(--ink); }
.quotes thead .money { text-align: right; }
.quotes .heading th { font-weight: 700; padding: 18px 0 6px; }
.quotes tr:not(.heading) > * { border-bottom: 1px solid var(--line); padding: 6px 0 6px 14px; vertical-align: top; }
.quotes tbody a { color: inherit; text-decoration: none; }
.quotes .typical { font-weight: 600; }
.quotes .conditional > * { color: var(--muted); }
.quotes .conditional .typical { font-weight: 400; font-size: 0.875rem; }
.quotes tr > :first-child { padding-left: 0; }
.letter { display: inline-grid; place-items: center; width: 1.5rem; height: 1.5rem; border-radius: 7px; color: #fff; background: var(--pine-700); font-size: 0.875rem; margin-right: 4px; }
@media (hover: hover) { .quotes tbody a:hover { color: var(--pine-700); text-decoration: underline; } }
@media screen and (max-width: 699px) {
  .quotes thead, .quotes td.quote { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .quotes, .quotes tbody, .quotes caption { display: block; }
  .quotes tr { display: grid; grid-template-columns: repeat(auto-fit, minmax(max(5.5rem, 30%), 1fr)); border-bottom: 1px solid var(--line); padding: 8px 0; }
  .quotes tr.heading { display: block; border: 0; padding: 14px 0 0; }
  .quotes tr:not(.heading) > * { border: 0; padding: 0; text-align: left; }
  .quotes tr:not(.heading) > th { grid-column: 1 / -1; padding-bottom: 2px; }
  .quotes td::before { content: attr(data-label); display: block; color: var(--muted); font-size: 0.8125rem; font-weight: 400; }
}
@media (min-width: 700px) {
  .kinds { grid-template-columns: repeat(3, 1fr); }
  .calls { display: block; columns: 2; column-gap: 16px; }
  .call { break-inside: avoid; margin-bottom: 16px; }
  .quotes tr > .money { padding-left: 24px; }
  .quotes tr > .money:nth-child(4) { padding-right: 14px; }
  .quotes .quote { width: 21%; }
  .quotes tbody .quote { border-left: 1px solid var(--line); }
  .pairs > div { display: grid; grid-template-columns: 9.5rem minmax(0, 1fr); gap: 18px; }
  .pairs dt { padding-top: 1px; }
  .calendar li { display: grid; grid-template-columns: 13rem minmax(0, 1fr); gap: 28px; }
  .section > h2 { font-size: 2.125rem; }
}
`;

/** Styles of the table of changes. */
export const changesCss = `
.changes { border-collapse: collapse; width: 100%; font-size: 0.9375rem; max-width: 52rem; }
.changes + .changes { margin-top: 28px; }
.changes caption { text-align: left; font-weight: 600; padding-bottom: 8px; }
.changes th { text-align: left; font-weight: 400; }
.changes thead th { font-weight: 600; font-size: 0.875rem; padding: 4px 0 6px 14px; border-bottom: 2px solid var(--ink); }
.changes tbody > tr > * { border-bottom: 1px solid var(--line); padding: 6px 0 6px 14px; vertical-align: top; }
.changes .value, .changes thead .value { text-align: right; }
.changes .now { font-weight: 600; }
.changes tr > :first-child { padding-left: 0; }
.changes .total > * { font-weight: 700; border-bottom: 0; }
@media (max-width: 699px) {
  .changes thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .changes, .changes tbody, .changes caption { display: block; }
  .changes tr { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 0 12px; border-bottom: 1px solid var(--line); padding: 8px 0; }
  .changes tbody > tr > * { border: 0; padding: 0; overflow-wrap: anywhere; }
  .changes tbody > tr > .value { text-align: left; }
  .changes th { grid-column: 1 / -1; padding-bottom: 2px; }
  .changes td::before { content: attr(data-label); display: block; color: var(--muted); font-size: 0.8125rem; font-weight: 400; }
}
`;
