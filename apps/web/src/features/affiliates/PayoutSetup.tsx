import { Badge } from '../../shared/ui/Badge';
import { Panel } from '../../shared/ui/Panel';
import texts from './texts';
import { usePayoutSetup } from './use-payout-setup';

const t = texts.setup;

/** Whether the payout provider knows where to pay, and the way to tell it. */
export function PayoutSetup({ done }: { done: boolean }) {
  const start = usePayoutSetup(done);
  return (
    <Panel
      title={t.title}
      aside={<Badge tone={done ? 'good' : 'warning'}>{done ? t.configured : t.required}</Badge>}
    >
      <p className="-mt-2 text-muted">{done ? t.configuredBody : t.requiredBody}</p>
      {!done && (
        <button
          type="button"
          className="btn btn-primary mt-4 max-sm:w-full"
          disabled={start.isPending}
          onClick={() => start.mutate()}
        >
          {start.isPending ? t.starting : t.start}
        </button>
      )}
    </Panel>
  );
}
