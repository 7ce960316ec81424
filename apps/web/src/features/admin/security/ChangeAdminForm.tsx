import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { ListedAdmin } from '@closewise/contracts/admin';
import { changeAdminRole, revokeAdmin, type AdminRole } from '../../../shared/api/admin';
import { Notice } from '../../../shared/ui/Notice';
import { TextField } from '../../../shared/ui/TextField';
import { useAction } from '../admin-calls';
import { reasonResolver } from './admins.schema';
import texts from './admin-texts';

/** A new role, or revoked access. */
export type AdminChange = AdminRole | 'revoke';

type Props = { admin: ListedAdmin; change: AdminChange; onClose: () => void };

/** Requires a reason; the server also requires the password again. */
export function ChangeAdminForm({ admin: { adminId, username }, change, onClose }: Props) {
  const act = useAction(
    (reason: string) =>
      change === 'revoke'
        ? revokeAdmin({ adminId, reason })
        : changeAdminRole({ adminId, role: change, reason }),
    texts.changeFailed,
    onClose,
  );
  const { register, handleSubmit, setFocus, formState } = useForm({
    defaultValues: { reason: '' },
    resolver: reasonResolver,
  });
  useEffect(() => setFocus('reason'), [setFocus]);
  const submit = ({ reason }: { reason: string }) => act.run(reason.trim());
  const title = change === 'revoke' ? texts.revoke.of(username) : texts.makeRole[change].of(username);
  return (
    <form
      aria-label={title}
      className="grid gap-4 rounded-2xl border border-pine-200 bg-pine-50 p-4 sm:p-6"
      noValidate
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <p className="text-[0.9375rem] text-muted">{texts.changeLede}</p>
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        maxLength={500}
        autoComplete="off"
        error={formState.errors.reason?.message}
        {...register('reason')}
      />
      {act.failure && <Notice tone="error">{act.failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <button className="btn btn-primary" disabled={act.busy}>
          {act.busy ? texts.saving : title}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}
