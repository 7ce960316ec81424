import type { SocialProofView } from '@closewise/contracts/buyer';
import { button, element } from '../element';
import type { SocialProofMessages } from './messages.en';

type Purchase = SocialProofView['items'][number];
type Handlers = { onClose: () => void; hold: (isHeld: boolean) => void };

/**
 * A purchase notice in its corner. It is not announced, and clicks pass through it except on its own button.
 */
export function purchaseNotice(
  t: SocialProofMessages,
  { config, source }: SocialProofView,
  purchase: Purchase,
  { onClose, hold }: Handlers,
): HTMLElement {
  const text = noticeText(config.message, purchase, t);
  const words = element(
    'div',
    { class: 'min-w-0 flex-1' },
    element('p', { class: 'text-[0.9375rem] [overflow-wrap:anywhere]' }, text),
  );
  if (source === 'sample') words.append(element('p', { class: 'mt-0.5 text-sm text-muted' }, t.sample));
  const close = button(
    {
      'aria-label': t.close,
      class:
        'pointer-events-auto -m-2 grid size-10 shrink-0 place-items-center rounded-lg text-muted hover:bg-ink/5',
    },
    icon('x', 18),
    onClose,
  );
  for (const event of ['focus', 'mouseenter']) close.addEventListener(event, () => hold(true));
  for (const event of ['blur', 'mouseleave']) close.addEventListener(event, () => hold(false));
  const corner = config.position === 'bottom-right' ? 'sm:left-auto sm:right-4' : 'sm:right-auto';
  return element(
    'aside',
    {
      'aria-label': t.label,
      class: `pointer-events-none fixed inset-x-4 bottom-4 z-30 flex items-start gap-3 rounded-2xl border border-line bg-white p-4 leading-snug text-ink shadow-card transition-opacity duration-300 data-[social-proof=fading]:opacity-0 sm:w-88 print:hidden ${corner}`,
    },
    icon('house', 20, 'mt-0.5 shrink-0 text-pine-700'),
    words,
    close,
  );
}

const svg = 'http://www.w3.org/2000/svg';

/** Paths of Lucide icons (https://lucide.dev, ISC), 24 × 24. */
const lines = {
  house: [
    'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8',
    'M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
  ],
  x: ['M18 6 6 18', 'm6 6 12 12'],
};

/** A decorative icon for pages without React. */
function icon(name: keyof typeof lines, size: number, className = ''): SVGSVGElement {
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

/**
 * The default sentence in the settings. Each language has its own translation of it; an operator's own sentence
 * is shown as is in every language.
 */
const usual = 'Someone just ordered a report for a {propertyType} in {location}';

type Item = SocialProofView['items'][number];

/** Fills in the placeholders of a purchase sentence; unknown ones stay as they are. */
export function noticeText(template: string, item: Item, t: SocialProofMessages): string {
  const filled = { ...item, propertyType: t.propertyTypes[item.propertyType] };
  const sentence = template === usual ? t.message : template;
  return sentence.replace(
    /\{(propertyType|location|priceRange)\}/g,
    (_, name: keyof typeof filled) => filled[name],
  );
}
