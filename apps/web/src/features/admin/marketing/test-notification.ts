import messages from '../../../shared/social-proof/messages.en';
import { purchaseNotice } from '../../../shared/social-proof/notice';
import type { SocialProofValues } from './social-proof-values';

const beforeMs = 500;
const fadeMs = 300;
const purchase = {
  propertyType: 'single-family',
  location: 'Houston, TX',
  priceRange: '$400k-500k',
} as const;

/**
 * Shows a notice as visitors would see it with these settings: after half a second, for as long as they say or until it is
 * closed; it fades and is taken away. Answers how to stop.
 */
export function testNotification(values: SocialProofValues): () => void {
  const shownMs = Number(values.SOCIAL_PROOF_DURATION) * 1_000;
  let timer = setTimeout(show, beforeMs);
  let notice: HTMLElement | null = null;
  const stop = () => {
    clearTimeout(timer);
    notice?.remove();
  };
  function fade() {
    clearTimeout(timer);
    notice?.setAttribute('data-social-proof', 'fading');
    timer = setTimeout(stop, fadeMs);
  }
  function show() {
    const config = {
      enabled: true,
      intervalSeconds: Number(values.SOCIAL_PROOF_INTERVAL),
      displayDuration: Number(values.SOCIAL_PROOF_DURATION),
      position: values.SOCIAL_PROOF_POSITION === 'bottom-right' ? 'bottom-right' : 'bottom-left',
      message: values.SOCIAL_PROOF_MESSAGE,
    } as const;
    const view = { success: true, config, source: 'sample', items: [purchase] } as const;
    notice = purchaseNotice(messages, { ...view, items: [...view.items] }, purchase, {
      onClose: fade,
      hold: () => {},
    });
    notice.setAttribute('data-social-proof', 'shown');
    document.body.append(notice);
    timer = setTimeout(fade, shownMs);
  }
  return stop;
}
