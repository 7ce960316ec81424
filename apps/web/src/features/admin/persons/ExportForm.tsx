import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { exportPersonRequest } from '@closewise/contracts/admin';
import { resolveBy, whenBlank } from '../../../shared/forms/resolve-by';
import { exportPerson } from '../../../shared/api/admin-persons';
import { saveFile } from '../../../shared/files/named-file';
import { toast } from '../../../shared/toast/toasts';
import { TextField } from '../../../shared/ui/TextField';
import { useAdminMutation } from '../admin-calls';
import { ChangeForm } from '../ChangeForm';
import texts from './texts';

/** Validates the reason; the person comes from the search. */
const reasonResolver = (whom: string) =>
  resolveBy<{ reason: string }>(exportPersonRequest, {
    body: ({ reason }) => ({ whom, reason }),
    words: { reason: whenBlank(texts.reasonMissing) },
  });

const t = texts.export;

/** Downloads everything stored about a person as JSON; the server requires the password again. */
export function ExportForm({ whom, onClose }: { whom: string; onClose: () => void }) {
  const act = useAdminMutation(exportPerson, t.failed, {
    onSuccess: ({ about, kept }) => {
      const text = JSON.stringify({ about, kept }, null, 2);
      saveFile('closewise-personal-data.json', new Blob([text], { type: 'application/json' }));
      toast({ title: t.done });
    },
  });
  const { register, handleSubmit, setFocus, formState } = useForm({
    defaultValues: { reason: '' },
    resolver: reasonResolver(whom),
  });
  useEffect(() => setFocus('reason'), [setFocus]);
  const submit = ({ reason }: { reason: string }) =>
    act.mutate({ whom, reason: reason.trim() }, { onSuccess: onClose });
  return (
    <ChangeForm
      title={t.title}
      lede={t.lede}
      submit={t.submit}
      state={{ busy: act.isPending, failure: act.failure }}
      onSubmit={(event) => void handleSubmit(submit)(event)}
      onCancel={onClose}
    >
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        maxLength={500}
        autoComplete="off"
        error={formState.errors.reason?.message}
        {...register('reason')}
      />
    </ChangeForm>
  );
}
