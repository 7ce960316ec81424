import { isSetupBegun, usePayouts } from '../../shared/payouts/use-payouts';
import { Badge } from '../../shared/ui/Badge';
import { Panel } from '../../shared/ui/Panel';
import texts from './texts';
import { usePayoutSetup } from './use-payout-setup';

const t = texts.setup;

/** Whether the payout provider knows where to pay, is still waiting for something, and the way to tell it. */
export function PayoutSetup({ done }: { done: boolean }) {
  const start = usePayoutSetup(done);
  const payouts = usePayouts({ kind: 'own' }, ['affiliate', 'payouts']);
  const isBegun = !done && isSetupBegun(payouts.data);
  const missing = isBegun ? t.begun : t.required;
  const missingBody = isBegun ? t.begunBody : t.requiredBody;
  return (
    <Panel
      title={t.title}
      aside={<Badge tone={done ? 'good' : 'warning'}>{done ? t.configured : missing}</Badge>}
    >
      <p className="-mt-2 text-muted">{done ? t.configuredBody : missingBody}</p>
      {!done && (
        <button
          type="button"
          className="btn btn-primary mt-4 max-sm:w-full"
          disabled={start.isPending}
          onClick={() => start.mutate()}
        >
          {start.isPending ? t.starting : isBegun ? t.continue : t.start}
        </button>
      )}
    </Panel>
  );
}
