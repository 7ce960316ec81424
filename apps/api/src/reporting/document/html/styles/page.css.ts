/** Colors, typography and the page frame. Scrolling is smooth except for keyboard users. */
export const pageCss = `
:root {
  --pine-900: #0b2f29; --pine-800: #0e453b; --pine-700: #0f5f50; --pine-500: #2f8a76; --pine-200: #bfe3d5; --pine-100: #d3eae0;
  --pine-50: #eaf5f0; --marigold-400: #f7b733; --marigold-100: #fff1cf; --marigold-ink: #7a5200;
  --ink: #0d221e; --paper: #fbfaf6; --muted: #4d5f59; --line: #e2e5de; --clay-700: #a93a1b; --sky-700: #175f9c; --sky-50: #e9f2fa;
  --plum-700: #6b3f7d;
  --text: Figtree, system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif;
  --display: Bricolage, Figtree, system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif;
}
*, *::before, *::after { box-sizing: border-box; min-width: 0; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0; background: var(--paper); color: var(--ink); font: 400 1rem/1.55 var(--text);
  font-variant-numeric: tabular-nums; overflow-wrap: break-word; -webkit-font-smoothing: antialiased;
}
h1, h2, h3, h4 { margin: 0; line-height: 1.15; letter-spacing: -0.015em; text-wrap: balance; }
h1, h2 { font-family: var(--display); font-weight: 700; letter-spacing: -0.025em; }
p, blockquote, figure { margin: 0; }
p { text-wrap: pretty; }
ul, ol, dl, dd { margin: 0; padding: 0; }
a { color: var(--pine-700); text-underline-offset: 3px; }
:focus-visible { outline: 3px solid var(--sky-700); outline-offset: 2px; border-radius: 4px; }
.wrap { width: 100%; max-width: 74rem; margin: 0 auto; padding: 0 20px; }
.skip { position: absolute; left: -9999px; top: 0; background: #fff; padding: 12px 20px; z-index: 2; }
.skip:focus { left: 8px; top: 8px; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); padding: 0; }
.layout { max-width: 74rem; margin: 0 auto; padding: 0 20px 72px; }
.contents { margin: 32px 0 0; padding: 18px 20px; background: #fff; border: 1px solid var(--line); border-radius: 20px; }
.contents h2, .contents p { font: 600 0.9375rem/1.3 var(--text); letter-spacing: 0; margin-bottom: 6px; }
.contents p { margin-top: 12px; color: var(--muted); }
.contents ol { list-style: none; columns: 2; column-gap: 20px; }
.contents a { display: block; padding: 5px 0; color: var(--ink); text-decoration: none; font-size: 0.875rem; line-height: 1.35; break-inside: avoid; }
main { min-width: 0; }
body[data-mark]::after {
  content: attr(data-mark); position: fixed; inset: 0; z-index: 1; display: grid; place-items: center; pointer-events: none;
  font-size: min(26vw, 20rem); font-weight: 700; letter-spacing: 0.08em; color: var(--plum-700); opacity: 0.08; rotate: -24deg;
}
.message { max-width: 40rem; margin: 0 auto; padding: 72px 20px 120px; display: grid; gap: 20px; justify-items: start; }
.message h1 { font-size: 2.25rem; }
.button {
  display: inline-flex; align-items: center; min-height: 44px; padding: 0 18px; border: 1.5px solid currentColor; border-radius: 12px;
  background: none; color: inherit; font: 600 0.9375rem/1.2 var(--text); text-decoration: none; cursor: pointer;
}
.button[hidden] { display: none; }
.message .button { background: var(--pine-700); border-color: var(--pine-700); color: #fff; }
.foot { background: var(--pine-900); color: var(--pine-100); font-size: 0.9375rem; padding: 32px 0; }
.foot .wrap { display: grid; gap: 8px; }
.foot .brand, .foot a { color: #fff; }
@media screen and (max-width: 699px) { th, dt, h2 { overflow-wrap: anywhere; } }
@media (min-width: 1040px) {
  .wrap, .layout { padding-left: 32px; padding-right: 32px; }
  .layout { display: grid; grid-template-columns: 208px minmax(0, 1fr); gap: 56px; align-items: start; }
  .contents { position: sticky; top: 24px; margin-top: 56px; padding: 4px 0; background: none; border: 0; border-radius: 0; max-height: calc(100vh - 48px); overflow: auto; }
  .contents ol { columns: 1; }
  .foot .wrap { grid-template-columns: auto auto auto 1fr; gap: 32px; align-items: center; }
  .foot .wrap :last-child { justify-self: end; }
}
@media (hover: hover) {
  a:hover { text-decoration-thickness: 2px; }
  .contents a:hover { color: var(--pine-700); text-decoration: underline; }
  .message .button:hover { background: var(--pine-800); }
}
@media (prefers-reduced-motion: no-preference) { html:not(:has(:focus-visible)) { scroll-behavior: smooth; } }
`;
