/** Styles of the page's head. */
export const headCss = `
.head { background: var(--pine-900); color: #fff; }
.head :focus-visible { outline-color: var(--marigold-400); }
.head > .wrap { padding-top: 18px; padding-bottom: 32px; }
.bar { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 0 16px; }
.home { text-decoration: none; border-radius: 8px; }
.brand { display: inline-flex; align-items: center; gap: 10px; color: #fff; font: 700 1.3125rem/1 var(--display); letter-spacing: -0.02em; }
.language { color: #fff; min-height: 44px; display: inline-flex; align-items: center; font-weight: 600; font-size: 0.9375rem; }
.opening { display: grid; grid-template-columns: minmax(0, 1fr); gap: 28px; margin-top: 28px; }
.kicker { color: var(--marigold-400); font-weight: 600; font-size: 0.9375rem; }
.head h1 { font-size: 2.0625rem; line-height: 1.06; margin: 8px 0 14px; overflow-wrap: anywhere; }
.stamp, .hint { color: var(--pine-200); font-size: 0.9375rem; max-width: 36rem; }
.hint { margin-top: 12px; }
.hint.closed { color: #fff; }
.actions { display: flex; flex-wrap: wrap; align-items: center; gap: 10px; margin-top: 20px; }
.actions .button { padding: 0 16px; }
.head .button.prime { background: var(--marigold-400); border-color: var(--marigold-400); color: var(--ink); }
#copied { font-size: 0.9375rem; color: var(--marigold-400); font-weight: 600; }
.closing-sheet { background: #fff; color: var(--ink); border-radius: 20px; padding: 22px 24px; align-self: start; font-size: 0.9375rem; display: grid; gap: 10px; }
p.total { display: grid; gap: 4px; }
p.total > :first-child { font-weight: 600; color: var(--muted); }
p.total b { font: 700 min(3.25rem, 15vw)/1 var(--display); letter-spacing: -0.035em; }
p.total > :last-child { margin-top: 4px; }
.scenario { border-top: 1px solid var(--line); padding-top: 10px; color: var(--muted); }
.purchase { background: var(--pine-800); padding: 18px 0; font-size: 0.9375rem; color: var(--pine-100); }
.purchase dl { display: grid; grid-template-columns: 1fr 1fr; gap: 12px 24px; }
.purchase dt { color: var(--pine-200); font-size: 0.875rem; }
.purchase dd { color: #fff; font-weight: 600; }
.place { margin-top: 14px; max-width: 60rem; }
.place strong { color: #fff; font-weight: 600; }
@media (hover: hover) {
  .language:hover { color: var(--marigold-400); }
  .head .button:hover { background: var(--pine-800); }
  .head .button.prime:hover { background: #fbcb62; }
}
@media (min-width: 800px) {
  .opening { grid-template-columns: minmax(0, 1fr) 400px; gap: 56px; margin-top: 40px; }
  .head > .wrap { padding-bottom: 44px; }
  .head h1 { font-size: 2.875rem; line-height: 1.02; }
  .purchase dl { display: flex; flex-wrap: wrap; gap: 8px 44px; }
}
`;
