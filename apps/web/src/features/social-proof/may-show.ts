import { keptInBrowser } from '../../shared/storage/kept-in-browser';

const kept = keptInBrowser('closewise_social_proof');
const offOnMobile = keptInBrowser('closewise_social_proof_disable_mobile');
const phone = '(max-width: 767px)';

/** Not after the visitor has closed one, nor on a phone where the local setting says so. */
export const mayShow = (): boolean =>
  kept.read() !== 'closed' && !(offOnMobile.read() === 'true' && window.matchMedia(phone).matches);

export const showNoMore = (): void => kept.keep('closed');
