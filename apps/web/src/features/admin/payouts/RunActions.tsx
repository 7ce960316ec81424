import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  type PayoutRun,
  type PayoutRunView,
  approvePayoutRun,
  cancelPayoutRun,
  closePayoutRun,
  executePayoutRun,
} from '../../../shared/api/admin-payouts';
import { Notice } from '../../../shared/ui/Notice';
import { useAdminData } from '../../../shared/account/admin-user';
import { formatCents } from '../../../shared/i18n/money';
import { toast } from '../../../shared/toast/toasts';
import { ModalDialog } from '../../../shared/ui/ModalDialog';
import { TextField } from '../../../shared/ui/TextField';
import { useAdminMutation } from '../admin-calls';
import texts from './texts';

const t = texts.actions;

type Props = Pick<PayoutRunView, 'run' | 'isRunning' | 'obstacles'>;

/** The actions that are possible now, or why they are not. */
export function RunActions({ run, isRunning, obstacles }: Props) {
  const [question, setQuestion] = useState<RunAction | null>(null);
  const possible = isRunning ? [] : possibleActions(run);
  const obstacle = (action: RunAction): string | null =>
    action === 'approve' || action === 'execute' ? obstacles[action] : null;
  const blockedBy = possible.map(obstacle).find((words) => words !== null);
  return (
    <>
      <div role="status" className="w-full empty:hidden">
        {isRunning && (
          <Notice tone="info" title={t.running.title}>
            {t.running.body}
          </Notice>
        )}
      </div>
      {blockedBy && <Notice tone="info">{blockedBy}</Notice>}
      {possible.length > 0 && (
        <div className="flex w-full flex-wrap gap-3">
          {possible
            .filter((action) => obstacle(action) === null)
            .map((action) => (
              <button
                key={action}
                type="button"
                className={`btn max-sm:w-full ${action in main ? 'btn-primary' : 'btn-quiet'}`}
                onClick={() => setQuestion(action)}
              >
                {t.ask[action === 'execute' && run.status === 'executing' ? 'executeAgain' : action]}
              </button>
            ))}
        </div>
      )}
      {question && <RunQuestion action={question} run={run} onClose={() => setQuestion(null)} />}
    </>
  );
}

const main = { approve: true, execute: true };

/**
 * In display order. A run can be cancelled before anything was paid, and closed once the provider has answered every
 * line.
 */
function possibleActions({ status, counts }: PayoutRun): RunAction[] {
  const isAnswered = (counts.open ?? 0) + (counts.requested ?? 0) === 0;
  if (status === 'prepared') return ['approve', 'cancel'];
  if (status === 'approved') return ['execute', isAnswered ? 'close' : 'cancel'];
  if (status === 'executing') return isAnswered ? ['execute', 'close'] : ['execute'];
  return [];
}

type RunAction = 'approve' | 'execute' | 'cancel' | 'close';

const money = (cents: number) => formatCents(cents, 'en', 2);

const calls: Record<RunAction, (runId: string, reason: string) => Promise<unknown>> = {
  approve: approvePayoutRun,
  execute: executePayoutRun,
  cancel: cancelPayoutRun,
  close: closePayoutRun,
};

type QuestionProps = { action: RunAction; run: PayoutRun; onClose: () => void };

/** Confirmation dialog with the amounts. After a refusal, the run is refetched. */
function RunQuestion({ action, run, onClose }: QuestionProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const { refresh } = useAdminData();
  const change = useAdminMutation((reason: string) => calls[action](run.runId, reason), t.failed, {
    onSuccess: () => {
      toast({ title: t.done[action](run.runId) });
      refresh();
    },
    onError: () => refresh('payouts'),
  });
  const needsReason = action === 'cancel' || action === 'close';
  return (
    <ModalDialog title={t.title[action](run.runId)} body={t.body[action]} onClose={onClose}>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) =>
          void handleSubmit(({ reason }) => change.mutate(reason.trim(), { onSuccess: onClose }))(event)
        }
      >
        <Amounts action={action} run={run} />
        {needsReason && (
          <TextField
            label={t.reason}
            hint={t.reasonHint}
            autoComplete="off"
            maxLength={500}
            error={formState.errors.reason?.message}
            {...register('reason', { validate: (typed) => typed.trim() !== '' || t.reasonMissing })}
          />
        )}
        {change.failure && <Notice tone="error">{change.failure}</Notice>}
        <div className="flex flex-wrap gap-3">
          <button className="btn btn-primary grow" disabled={change.isPending}>
            {change.isPending ? t.busy : t.confirm[action]}
          </button>
          <button type="button" className="btn btn-quiet grow" onClick={onClose}>
            {t.back}
          </button>
        </div>
      </form>
    </ModalDialog>
  );
}

/** The amounts that the decision is about. */
function Amounts({
  action,
  run: { counts, payCents, paidCents, payableLines, lines },
}: Omit<QuestionProps, 'onClose'>) {
  const paid = counts.paid ?? 0;
  const open = { amount: money(payCents - paidCents), payees: payableLines - paid };
  const names = {
    approve: t.amounts.pays,
    execute: t.amounts.paysNow,
    cancel: t.amounts.owed,
    close: t.amounts.owed,
  };
  return (
    <dl className="grid gap-x-6 gap-y-3 rounded-2xl border border-line p-4">
      <Amount name={names[action]}>{t.amounts.to(open.amount, open.payees)}</Amount>
      {paid > 0 && <Amount name={t.amounts.paid}>{t.amounts.to(money(paidCents), paid)}</Amount>}
      {action === 'approve' && lines > payableLines && (
        <Amount name={t.amounts.others}>{t.amounts.payees(lines - payableLines)}</Amount>
      )}
    </dl>
  );
}

const Amount = ({ name, children }: { name: string; children: string }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <dt className="text-muted">{name}</dt>
    <dd className="num font-semibold">{children}</dd>
  </div>
);
