import { readSocialProof } from '../../shared/api/site';
import { mayShow } from './may-show';
import type { SocialProofMessages } from '../../shared/social-proof/messages.en';
import { showNotices } from './show-notices';

/** Asks for recent purchases and tells of them; nothing where they could not be asked for. Answers how to stop. */
export function tellOfPurchases(place: Element, t: SocialProofMessages): () => void {
  let isOver = !mayShow();
  let stop = () => {};
  if (!isOver)
    readSocialProof().then(
      (view) => {
        if (!isOver) stop = showNotices(place, t, view);
      },
      (error: unknown) => console.warn('Recent purchases could not be asked for', error),
    );
  return () => {
    isOver = true;
    stop();
  };
}
