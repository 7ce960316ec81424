import { ModalDialog } from '../../../shared/ui/ModalDialog';
import texts from './texts';

const t = texts.replace;
type Props = { email: string; busy: boolean; onConfirm: () => void; onClose: () => void };

/** Asks before a working link ends. */
export function ReplaceDialog({ email, busy, onConfirm, onClose }: Props) {
  return (
    <ModalDialog title={t.confirmTitle} body={t.confirmBody(email)} onClose={onClose}>
      <button type="button" className="btn btn-primary" disabled={busy} onClick={onConfirm}>
        {busy ? t.busy : t.confirm}
      </button>
      <button type="button" className="btn btn-quiet" disabled={busy} onClick={onClose}>
        {t.cancel}
      </button>
    </ModalDialog>
  );
}
