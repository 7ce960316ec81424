/** Colours, type and the frame of the page. */
export const pageCss = `
:root {
  --pine-900: #0b2f29; --pine-800: #0e453b; --pine-700: #0f5f50; --pine-200: #bfe3d5; --pine-100: #d3eae0;
  --pine-50: #eaf5f0; --marigold-400: #f7b733; --marigold-100: #fff1cf; --marigold-ink: #7a5200;
  --ink: #0d221e; --paper: #fbfaf6; --muted: #4d5f59; --line: #e2e5de; --clay-700: #a93a1b; --sky-700: #175f9c;
  --plum-700: #6b3f7d;
}
*, *::before, *::after { box-sizing: border-box; }
html { scroll-behavior: smooth; -webkit-text-size-adjust: 100%; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.55 Figtree, ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
  font-variant-numeric: tabular-nums; overflow-wrap: break-word;
}
h1, h2, h3, h4 { margin: 0; line-height: 1.15; letter-spacing: -0.015em; text-wrap: balance; }
p { margin: 0; }
ul, ol, dl, dd { margin: 0; padding: 0; }
a { color: var(--pine-700); text-underline-offset: 3px; }
a:hover { color: var(--pine-800); text-decoration-thickness: 2px; }
:focus-visible { outline: 3px solid var(--sky-700); outline-offset: 2px; border-radius: 4px; }
.wrap { width: 100%; max-width: 72rem; margin: 0 auto; padding: 0 20px; }
.skip { position: absolute; left: -9999px; top: 0; background: #fff; padding: 12px 20px; z-index: 2; }
.skip:focus { left: 8px; top: 8px; }
.layout { max-width: 72rem; margin: 0 auto; padding: 0 20px 64px; }
.contents { margin: 28px 0 0; padding: 20px; background: #fff; border: 1px solid var(--line); border-radius: 20px; }
.contents h2 { font-size: 15px; margin-bottom: 8px; letter-spacing: 0; }
.contents ol { list-style: none; counter-reset: item; }
.contents li { counter-increment: item; }
.contents a { display: flex; gap: 10px; padding: 7px 0; color: var(--ink); text-decoration: none; font-size: 15px; line-height: 1.35; }
.contents a::before { content: counter(item); color: var(--muted); min-width: 1.4em; text-align: right; }
.contents a:hover { color: var(--pine-700); text-decoration: underline; }
main { min-width: 0; }
body[data-mark]::after {
  content: attr(data-mark); position: fixed; inset: 0; z-index: 1; display: grid; place-items: center; pointer-events: none;
  font-size: min(26vw, 20rem); font-weight: 700; letter-spacing: 0.08em; color: var(--plum-700); opacity: 0.08; rotate: -24deg;
}
.message { max-width: 40rem; margin: 0 auto; padding: 72px 20px 120px; display: grid; gap: 20px; }
.message h1 { font-size: 36px; }
.button { display: inline-flex; align-items: center; min-height: 48px; padding: 0 22px; border-radius: 12px; background: var(--pine-700); color: #fff; text-decoration: none; font-weight: 600; }
.button:hover { background: var(--pine-800); color: #fff; }
@media (min-width: 1000px) {
  .wrap, .layout { padding-left: 32px; padding-right: 32px; }
  .layout { display: grid; grid-template-columns: 232px minmax(0, 1fr); gap: 48px; align-items: start; }
  .contents { position: sticky; top: 24px; margin-top: 56px; padding: 18px 16px; }
  .contents a { font-size: 14px; padding: 5px 0; }
}
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
`;
