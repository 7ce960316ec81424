import { Notice } from '../../../../shared/ui/Notice';
import { ModalDialog } from '../../../../shared/ui/ModalDialog';
import texts from '../texts';

type Props = {
  title: string;
  body: string;
  submit: string;
  state: { busy: boolean; failure: string | null };
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something that needs no more than a yes. */
export function Question({ title, body, submit, state, onConfirm, onClose }: Props) {
  return (
    <ModalDialog title={title} body={body} onClose={onClose}>
      {state.failure && <Notice tone="error">{state.failure}</Notice>}
      <button type="button" className="btn btn-primary" disabled={state.busy} onClick={onConfirm}>
        {state.busy ? texts.form.saving : submit}
      </button>
      <button type="button" className="btn btn-quiet" onClick={onClose}>
        {texts.form.cancel}
      </button>
    </ModalDialog>
  );
}
