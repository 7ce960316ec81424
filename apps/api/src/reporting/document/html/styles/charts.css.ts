/** Styles of charts. */
export const chartsCss = `
.figure { margin: 0; }
.figure caption, .figure figcaption { text-align: left; color: var(--muted); font-size: 0.9375rem; padding-bottom: 10px; }
.figure figcaption b { color: var(--ink); display: block; font-size: 1.125rem; }
.bar-of { display: block; width: 100%; height: 16px; fill: var(--pine-700); border-radius: 3px; overflow: hidden; }
.bar-of .track { fill: #eff0ea; }
.bar-of .cut { fill: var(--paper); }
.sum { border-collapse: collapse; width: 100%; }
.sum tbody th { text-align: left; font-weight: 400; padding: 6px 0; }
.sum tbody td { padding: 6px 0 6px 18px; vertical-align: top; }
.sum tbody tr > * { border-bottom: 1px solid var(--line); }
.sum .what { display: flex; gap: 6px; align-items: baseline; line-height: 1.3; margin-bottom: 5px; }
.sum .subtotal > * { font-weight: 600; }
.sum .subtotal .letter { background: none; color: var(--ink); border: 1.5px solid #7d8f88; }
.sum .total > * { font-weight: 700; border-bottom: 0; border-top: 2px solid var(--ink); padding-top: 12px; font-size: 1.125rem; }
.sum .letter { flex: none; }
.part-A, .part-B, .part-C { fill: var(--pine-700); background: var(--pine-700); }
.part-E, .part-F, .part-G, .part-H, .part-post-closing { fill: var(--sky-700); background: var(--sky-700); }
.part-down-payment { fill: var(--marigold-400); }
.part-D, .part-I, .part-J { fill: #8fa39b; }
.part-financed, .part-deposit, .part-seller-credits { fill: var(--clay-700); }
.part-cash-to-close { fill: var(--ink); }
svg.bar-of { background: none; }
.bars { list-style: none; display: grid; gap: 12px; }
.bars li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 16px; align-items: baseline; }
.bars .what { line-height: 1.35; }
.bars .bar-of { grid-row: 2; grid-column: 1 / -1; }
.detail { color: var(--muted); font-size: 0.875rem; font-weight: 400; }
.bars .what .detail { white-space: normal; }
.ranges .what::before { content: attr(data-rank) '. '; color: var(--pine-700); font-weight: 600; }
.ranges a { color: inherit; }
.ranges .money { white-space: normal; }
.saving { fill: var(--pine-500); }
.later { fill: var(--pine-200); }
.payee-government, .payee-setAside { fill: var(--sky-700); }
.payee-others, .payee-agents, .payee-association { fill: #8fa39b; }
@media (min-width: 700px) {
  .sum .line { display: grid; grid-template-columns: minmax(0, 19rem) minmax(0, 1fr); gap: 18px; align-items: center; }
  .sum .what { margin: 0; }
  .bars li { grid-template-columns: minmax(0, 19rem) minmax(0, 1fr) 8.5rem; gap: 18px; align-items: center; }
  .ranges li { grid-template-columns: minmax(0, 19rem) minmax(0, 1fr) 12rem; }
  .bars .bar-of { grid-row: auto; grid-column: auto; }
}
`;
