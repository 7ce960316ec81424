import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { AdminAffiliate } from '@closewise/contracts/admin';
import { terminateAffiliate } from '../../../../shared/api/admin-affiliates';
import texts from '../texts';
import { ChangeForm } from './ChangeForm';
import { ReasonField } from './ReasonField';
import { useChange } from './use-change';
import { terminationResolver } from './changes.schema';

type Props = { affiliate: AdminAffiliate; onClose: () => void };

const t = texts.terminate;

/** Ends somebody's part in the program for good; the server asks for the password again. */
export function TerminateForm({ affiliate: { id, name }, onClose }: Props) {
  const { register, handleSubmit, setFocus, formState } = useForm({
    defaultValues: { reason: '' },
    resolver: terminationResolver,
  });
  const terminate = useChange(terminateAffiliate, t.failed, onClose);
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
