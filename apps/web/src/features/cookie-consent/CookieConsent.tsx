import { useEffect, useRef, useState } from 'react';
import { useConsent } from '../../shared/consent/use-consent';
import { ConsentBanner } from './ConsentBanner';
import { ConsentDialog } from './ConsentDialog';
import type { CookieConsentMessages } from './messages.en';

/** The banner until the visitor has chosen, and the dialog that it leads to. */
export default function CookieConsent({ t }: { t: CookieConsentMessages }) {
  const { isAsked } = useConsent();
  return isAsked ? <Question t={t} /> : null;
}

function Question({ t }: { t: CookieConsentMessages }) {
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  useFocusBack();
  return (
    <>
      <ConsentBanner t={t} onPreferences={() => setIsDialogOpen(true)} />
      {isDialogOpen && <ConsentDialog t={t} onClose={() => setIsDialogOpen(false)} />}
    </>
  );
}

/** Once the banner is gone, its button with the focus is, too: the focus goes back to where it was before. */
function useFocusBack(): void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const isOurs = target instanceof Element && target.closest('[data-cookie-consent], dialog');
      if (target instanceof Element && !isOurs) before.current = target;
    };
    before.current = document.activeElement;
    document.addEventListener('focusin', remember);
    return () => {
      document.removeEventListener('focusin', remember);
      const isLost = !document.activeElement || document.activeElement === document.body;
      if (isLost && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    };
  }, []);
}
