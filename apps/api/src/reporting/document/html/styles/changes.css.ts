/** What a refinement changed. */
export const changesCss = `
.changes { border-collapse: collapse; width: 100%; font-size: 15px; max-width: 52rem; }
.changes + .changes { margin-top: 28px; }
.changes caption { text-align: left; font-weight: 600; padding-bottom: 8px; }
.changes th { text-align: left; font-weight: 400; }
.changes thead th { font-weight: 600; font-size: 14px; padding: 4px 0 6px 14px; border-bottom: 2px solid var(--ink); }
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
  .changes td::before { content: attr(data-label); display: block; color: var(--muted); font-size: 13px; font-weight: 400; }
}
`;
