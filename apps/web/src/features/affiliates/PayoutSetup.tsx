import { Badge } from '../../shared/ui/Badge';
import { Panel } from '../../shared/ui/Panel';
import texts from './texts';

const t = texts.setup;

/** Whether the payout provider knows where to pay. */
export function PayoutSetup({ done }: { done: boolean }) {
  return (
    <Panel
      title={t.title}
      aside={<Badge tone={done ? 'good' : 'warning'}>{done ? t.configured : t.required}</Badge>}
    >
      <p className="-mt-2 text-muted">{done ? t.configuredBody : t.requiredBody}</p>
    </Panel>
  );
}
