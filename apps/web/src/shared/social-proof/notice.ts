import type { SocialProofView } from '@closewise/contracts/buyer';
import { button, element } from '../dom/element';
import { icon } from '../dom/icon';
import type { SocialProofMessages } from './messages.en';
import { noticeText } from './notice-text';

type Purchase = SocialProofView['items'][number];
type Handlers = { onClose: () => void; hold: (isHeld: boolean) => void };

/**
 * The notice of a purchase in its corner. It is not announced, and lets presses through to what lies under it but for its
 * own button.
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
