import { useForm } from 'react-hook-form';
import { discardJob } from '../../../shared/api/admin-operations';
import { ModalDialog } from '../../../shared/ui/ModalDialog';
import { Notice } from '../../../shared/ui/Notice';
import { TextField } from '../../../shared/ui/TextField';
import { useAction } from '../use-action';
import texts from './texts';

const t = texts.jobs;

/** Asks why before a job is given up. */
export function DiscardQuestion({ id, onClose }: { id: string; onClose: () => void }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const discard = useAction(discardJob, texts.failed, onClose);
  return (
    <ModalDialog title={t.discardTitle} body={t.discardBody} onClose={onClose}>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) =>
          void handleSubmit(({ reason }) => discard.run({ id, reason: reason.trim() }))(event)
        }
      >
        <TextField
          label={t.reason}
          hint={t.reasonHint}
          autoComplete="off"
          maxLength={500}
          error={formState.errors.reason?.message}
          {...register('reason', { validate: (typed) => typed.trim() !== '' || t.reasonMissing })}
        />
        {discard.failure && <Notice tone="error">{discard.failure}</Notice>}
        <div className="flex flex-wrap gap-3">
          <button className="btn btn-primary grow" disabled={discard.busy}>
            {discard.busy ? texts.busy : t.confirm}
          </button>
          <button type="button" className="btn btn-quiet grow" onClick={onClose}>
            {t.cancel}
          </button>
        </div>
      </form>
    </ModalDialog>
  );
}
