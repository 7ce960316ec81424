import { ConsentChoices } from '../../shared/consent/ConsentChoices';
import { ModalDialog } from '../../shared/ui/ModalDialog';
import type { CookieConsentMessages } from './messages.en';

type Props = { t: CookieConsentMessages; onClose: () => void };

/** Each category for itself; closing it without saving leaves the question open. */
export function ConsentDialog({ t, onClose }: Props) {
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
