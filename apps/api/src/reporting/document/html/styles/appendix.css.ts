/** Styles of the appendix: fees in full, facts, steps, sources. */
export const appendixCss = `
.divider { margin-top: 84px; padding-top: 22px; border-top: 4px solid var(--pine-900); }
.divider h2 { font-size: 1.375rem; }
.divider p { color: var(--muted); margin-top: 4px; }
.divider + .section { padding-top: 36px; }
.unfold { color: var(--muted); font-size: 0.9375rem; margin: -6px 0 12px; }
.fees { background: #fff; border: 1px solid var(--line); border-radius: 20px; padding: 4px 20px; }
.fee { border-bottom: 1px solid var(--line); }
.fee:last-child { border-bottom: 0; }
.fee > summary { list-style: none; display: flex; justify-content: space-between; align-items: baseline; gap: 16px; padding: 11px 0 11px 24px; position: relative; cursor: pointer; border-radius: 6px; }
.fee > summary::-webkit-details-marker { display: none; }
.fee > summary::before { content: ''; position: absolute; left: 3px; top: 1.15em; width: 8px; height: 8px; border: solid var(--pine-700); border-width: 0 2px 2px 0; rotate: -45deg; }
.fee[open] > summary::before { rotate: 45deg; top: 1em; }
.fee-name { font-weight: 600; min-width: 0; overflow-wrap: anywhere; }
.fee .money { flex: none; max-width: 48%; white-space: normal; font-weight: 600; }
.fee .more { padding: 0 0 16px 24px; scroll-margin-top: 72px; }
.words { background: var(--pine-50); border-radius: 10px; padding: 8px 12px; }
.notes { color: var(--muted); font-size: 0.875rem; margin-top: 10px; }
.notes span + span::before { content: '· '; }
.source-mark { display: inline-block; font-size: 0.875rem; }
.confidence { color: var(--muted); }
.confidence::before { content: ''; display: inline-block; width: 8px; height: 8px; border-radius: 50%; margin: 0 4px 0 6px; background: var(--pine-700); }
.confidence-medium::before { background: linear-gradient(90deg, var(--pine-700) 50%, #fff 50%); border: 1.5px solid var(--pine-700); }
.confidence-low::before { background: #fff; border: 1.5px solid var(--pine-700); }
.facts { border-top: 1px solid var(--line); }
.facts > div { padding: 16px 0; border-bottom: 1px solid var(--line); display: grid; gap: 4px; }
.facts dt { color: var(--muted); font-size: 0.9375rem; }
.facts .value { font-weight: 700; font-size: 1.125rem; line-height: 1.3; }
.steps { list-style: none; counter-reset: step; display: grid; gap: 20px; }
.steps li { counter-increment: step; border-top: 2px solid var(--pine-700); padding-top: 12px; }
.steps h3::before { content: counter(step) '. '; color: var(--pine-700); }
.steps p { margin-top: 6px; }
.sources { list-style: none; display: grid; gap: 12px; font-size: 0.9375rem; }
.sources li { display: grid; grid-template-columns: 2.6em minmax(0, 1fr); scroll-margin-top: 16px; }
.sources li:target { background: var(--marigold-100); }
.caveat, .effective { color: var(--muted); font-size: 0.875rem; }
.sources .confidence { display: inline-block; font-size: 0.875rem; }
.sources .web { display: block; overflow-wrap: anywhere; font-size: 0.875rem; }
@media screen and (max-width: 699px) {
  .fees { padding: 2px 14px; }
  .fee .more { padding-left: 0; }
  .fee .money { max-width: min(7.5em, 48%); }
}
@media (min-width: 700px) {
  .facts > div { grid-template-columns: 13rem minmax(0, 1fr); column-gap: 28px; }
  .facts dt { grid-row: span 2; padding-top: 3px; }
  .steps { grid-template-columns: 1fr 1fr; gap: 28px 32px; }
}
`;
