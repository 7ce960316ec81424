import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { element } from '../../shared/dom/element';
import { ConsentDialog } from './ConsentDialog';
import type { CookieConsentMessages } from './messages.en';

/** Opens the dialog, on pages of React and on others alike; answers how to close it. `onClose`: it is closed. */
export function openPreferences(place: Element, t: CookieConsentMessages, onClose: () => void): () => void {
  const inPlace = element('div', {});
  place.append(inPlace);
  const root = createRoot(inPlace);
  const close = () => {
    root.unmount();
    inPlace.remove();
    onClose();
  };
  root.render(
    <StrictMode>
      <ConsentDialog t={t} onClose={close} />
    </StrictMode>,
  );
  return close;
}
