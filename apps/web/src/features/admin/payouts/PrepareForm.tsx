import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { preparePayoutRun, type PayoutRun } from '../../../shared/api/admin-payouts';
import { useAdminData } from '../../../shared/account/admin-user';
import { formatCents } from '../../../shared/i18n/money';
import { toast } from '../../../shared/toast/toasts';
import { Notice } from '../../../shared/ui/Notice';
import { TextField } from '../../../shared/ui/TextField';
import { useAdminMutation } from '../admin-calls';
import { payoutsLink } from './payouts-address';
import texts from './texts';

const t = texts.prepare;

/** Prepares the run of a month and opens it. While another run is open, explains that it comes first. */
export function PrepareForm({ runs }: { runs: readonly PayoutRun[] }) {
  const open = runs.find(({ status }) => status !== 'completed' && status !== 'cancelled');
  if (open) return <p className="text-muted">{t.oneAtATime(open.runId)}</p>;
  return <MonthForm />;
}

function MonthForm() {
  const navigate = useNavigate();
  const { refresh } = useAdminData();
  const [defaultMonth] = useState(() => monthBefore(new Date()));
  const { register, handleSubmit, formState } = useForm({ defaultValues: { month: defaultMonth } });
  const prepare = useAdminMutation(preparePayoutRun, t.failed, {
    onSuccess: ({ run: { runId, payCents, payableLines } }) => {
      toast({ title: t.done(runId), description: t.pays(formatCents(payCents, 'en', 2), payableLines) });
      refresh();
    },
    onError: () => refresh('payouts'),
  });
  const submit = handleSubmit(({ month }) =>
    prepare.mutate(month.trim(), {
      onSuccess: ({ run: { runId } }) => void navigate(payoutsLink({ runId, only: undefined })),
    }),
  );
  return (
    <form
      aria-label={t.title}
      className="grid gap-4 rounded-2xl border border-pine-200 bg-pine-50 p-4 sm:p-6"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <TextField
          label={t.month}
          className="max-sm:w-full sm:w-48"
          autoComplete="off"
          maxLength={7}
          error={formState.errors.month?.message}
          {...register('month', {
            validate: (typed) => /^\d{4}-(0[1-9]|1[0-2])$/.test(typed.trim()) || t.monthInvalid,
          })}
        />
        <button className="btn btn-primary max-sm:w-full" disabled={prepare.isPending}>
          {prepare.isPending ? t.busy : t.submit}
        </button>
      </div>
      <p className="hint">{t.hint}</p>
      {prepare.failure && <Notice tone="error">{prepare.failure}</Notice>}
    </form>
  );
}

/** `2026-10` in November 2026. */
function monthBefore(now: Date): string {
  const first = new Date(now.getFullYear(), now.getMonth() - 1, 1);
  return `${first.getFullYear()}-${String(first.getMonth() + 1).padStart(2, '0')}`;
}
