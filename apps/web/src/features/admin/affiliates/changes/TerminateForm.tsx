import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { terminateAffiliateRequest, type AdminAffiliate } from '@closewise/contracts/admin';
import { terminateAffiliate } from '../../../../shared/api/admin-affiliates';
import { resolveBy, whenBlank } from '../../../../shared/forms/resolve-by';
import { ChangeForm } from '../../ChangeForm';
import texts from '../texts';
import { ReasonField } from './ReasonField';
import { useAffiliateChange } from './use-change';

type Props = { affiliate: AdminAffiliate; onClose: () => void };

const t = texts.terminate;

const terminationResolver = resolveBy<{ reason: string }>(terminateAffiliateRequest, {
  body: (typed) => typed,
  words: { reason: whenBlank(texts.form.reasonMissing) },
});

/** Removes an affiliate from the program permanently; the server requires the password again. */
export function TerminateForm({ affiliate: { id, name }, onClose }: Props) {
  const { register, handleSubmit, setFocus, formState } = useForm({
    defaultValues: { reason: '' },
    resolver: terminationResolver,
  });
  const terminate = useAffiliateChange(terminateAffiliate, t.failed, onClose);
  useEffect(() => setFocus('reason'), [setFocus]);
  return (
    <ChangeForm
      title={t.title(name)}
      lede={t.lede}
      submit={t.submit}
      state={terminate}
      onSubmit={(event) =>
        void handleSubmit(({ reason }) => terminate.run({ id, reason: reason.trim() }))(event)
      }
      onCancel={onClose}
    >
      <ReasonField error={formState.errors.reason?.message} {...register('reason')} />
    </ChangeForm>
  );
}
