import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsentChoices } from '../../shared/consent/ConsentChoices';
import { element } from '../../shared/element';
import { ModalDialog } from '../../shared/ui/ModalDialog';
import type { CookieConsentMessages } from './messages.en';

/** Opens the preferences on pages with and without React; returns a function that closes them. */
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

type Props = { t: CookieConsentMessages; onClose: () => void };

/** A switch per category; closing without saving leaves the banner open. */
function ConsentDialog({ t, onClose }: Props) {
  return (
    <ModalDialog title={t.dialog.title} body={t.dialog.body} onClose={onClose}>
      <ConsentChoices t={t.choices} onSaved={onClose}>
        <button type="button" className="btn btn-quiet max-sm:w-full" onClick={onClose}>
          {t.dialog.back}
        </button>
      </ConsentChoices>
    </ModalDialog>
  );
}
