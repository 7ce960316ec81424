const svg = 'http://www.w3.org/2000/svg';

/** Lines of Lucide's icons (https://lucide.dev, ISC), on a square of 24. */
const lines = {
  house: [
    'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8',
    'M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
  ],
  x: ['M18 6 6 18', 'm6 6 12 12'],
};

/** An icon that says nothing to screen readers, for pages that have no React. */
export function icon(name: keyof typeof lines, size: number, className = ''): SVGSVGElement {
  const made = draw('svg', {
    'aria-hidden': 'true',
    class: className,
    width: String(size),
    height: String(size),
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '2',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
  made.append(...lines[name].map((d) => draw('path', { d })));
  return made;
}

function draw<Tag extends keyof SVGElementTagNameMap>(tag: Tag, attributes: Record<string, string>) {
  const made = document.createElementNS(svg, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}
