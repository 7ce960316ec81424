/** Sections of prose, facts, steps, timeline and calls. */
export const sectionsCss = `
.section { padding-top: 56px; scroll-margin-top: 8px; }
.section > h2 { font-size: 26px; letter-spacing: -0.025em; display: flex; gap: 12px; align-items: baseline; }
.section .number { color: var(--muted); font-size: 16px; font-weight: 600; letter-spacing: 0; }
.section h3 { font-size: 18px; }
.section > h3 { margin: 32px 0 12px; }
.introduction { margin: 12px 0 24px; max-width: 44rem; font-size: 17px; }
.notice { background: var(--marigold-100); border-radius: 12px; padding: 16px 20px; margin-bottom: 20px; color: var(--ink); }
.remarks { list-style: none; display: grid; gap: 10px; margin: 16px 0 0; max-width: 46rem; }
.remarks li { padding-left: 18px; position: relative; }
.remarks li::before { content: ''; position: absolute; left: 0; top: 0.72em; width: 8px; height: 2px; background: var(--pine-700); }
.facts { border-top: 1px solid var(--line); }
.facts > div { padding: 16px 0; border-bottom: 1px solid var(--line); display: grid; gap: 4px; }
.facts dt { color: var(--muted); font-size: 15px; }
.facts .value { font-weight: 700; font-size: 18px; line-height: 1.3; }
.steps { list-style: none; counter-reset: step; display: grid; gap: 20px; }
.steps li { counter-increment: step; border-top: 2px solid var(--pine-700); padding-top: 12px; }
.steps h3::before { content: counter(step) '. '; color: var(--pine-700); }
.steps p { margin-top: 6px; }
.checks { list-style: none; display: grid; gap: 10px; }
.checks li { padding-left: 28px; position: relative; }
.checks li::before { content: ''; position: absolute; left: 0; top: 0.28em; width: 16px; height: 16px; border: 1.5px solid #7d8f88; border-radius: 4px; background: #fff; }
.timeline { list-style: none; border-left: 2px solid var(--pine-200); margin-left: 7px; display: grid; gap: 24px; }
.timeline li { padding-left: 22px; position: relative; }
.timeline li::before { content: ''; position: absolute; left: -8px; top: 5px; width: 14px; height: 14px; border-radius: 50%; background: var(--pine-700); border: 3px solid var(--paper); }
.when { color: var(--pine-700); font-weight: 600; font-size: 15px; }
.timeline h3 { margin: 2px 0 6px; }
.rule { color: var(--muted); font-size: 14px; margin-top: 4px; }
.calls { display: grid; gap: 16px; }
.calls .card { margin: 0; }
.concerns { color: var(--muted); font-size: 15px; margin-bottom: 12px; }
.sources { list-style: none; display: grid; gap: 12px; font-size: 15px; }
.sources li { display: grid; grid-template-columns: 2.6em minmax(0, 1fr); scroll-margin-top: 16px; }
.sources li:target { background: var(--marigold-100); }
.sources .web { display: block; overflow-wrap: anywhere; font-size: 14px; }
@media (min-width: 800px) {
  .section > h2 { font-size: 32px; }
  .facts > div { grid-template-columns: 13rem minmax(0, 1fr); column-gap: 28px; }
  .facts dt { grid-row: span 2; padding-top: 3px; }
  .steps { grid-template-columns: 1fr 1fr; gap: 28px 32px; }
  .calls { grid-template-columns: 1fr 1fr; align-items: start; }
  .calls .card { height: 100%; }
}
`;
