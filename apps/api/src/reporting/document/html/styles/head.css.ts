/** The head: plat, address and closing sheet. */
export const headCss = `
.head { position: relative; background: var(--pine-900); color: #fff; overflow: hidden; }
.head > .wrap { position: relative; padding-top: 20px; padding-bottom: 28px; }
.plat { position: absolute; inset: 0; width: 100%; height: 100%; color: #fff; }
.plat .lines { opacity: 0.1; }
.plat .lot { display: none; fill: var(--marigold-400); }
.bar { display: flex; justify-content: space-between; align-items: center; gap: 16px; }
.brand { font-weight: 700; font-size: 20px; letter-spacing: -0.02em; }
.language { color: #fff; min-height: 44px; display: inline-flex; align-items: center; font-weight: 600; font-size: 15px; }
.language:hover { color: var(--marigold-400); }
.opening { display: grid; gap: 28px; margin-top: 28px; }
.kicker { color: var(--marigold-400); font-weight: 600; font-size: 15px; }
.head h1 { font-size: 32px; line-height: 1.08; letter-spacing: -0.025em; margin: 8px 0 14px; overflow-wrap: anywhere; }
.stamp, .hint { color: var(--pine-200); font-size: 15px; }
.hint { margin-top: 10px; max-width: 34rem; }
.closing-sheet { background: #fff; color: var(--ink); border-radius: 20px; overflow: hidden; align-self: start; }
.closing-sheet h2 { font-size: 16px; letter-spacing: 0; padding: 18px 20px 8px; }
.closing-sheet dl { padding: 0 20px 12px; }
.closing-sheet dl > div { display: flex; justify-content: space-between; gap: 16px; padding: 8px 0; border-bottom: 1px dashed var(--line); font-size: 15px; }
.closing-sheet dl > div:last-child { border-bottom: 0; }
.closing-sheet dt { color: var(--muted); }
.closing-sheet dd { text-align: right; font-weight: 600; }
.total { background: var(--marigold-100); color: var(--marigold-ink); padding: 14px 20px 16px; display: grid; font-size: 15px; }
.agent { padding: 12px 20px 14px; font-size: 15px; border-top: 1px dashed var(--line); }
.total b { color: var(--ink); font-size: 34px; line-height: 1.15; letter-spacing: -0.025em; }
.place { background: var(--pine-900); margin-top: 24px; padding-top: 16px; border-top: 1px solid rgb(255 255 255 / 0.22); font-size: 15px; color: var(--pine-100); display: grid; gap: 6px; }
.place strong { color: #fff; font-weight: 600; }
@media (min-width: 1000px) { .plat .lot { display: inline; } }
@media (min-width: 800px) {
  .head > .wrap { padding-bottom: 36px; }
  .opening { grid-template-columns: minmax(0, 1fr) 400px; gap: 56px; margin-top: 36px; }
  .head h1 { font-size: 44px; line-height: 1.04; }
}
`;
