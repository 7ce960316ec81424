import { ExternalLink } from 'lucide-react';
import { Badge } from '../../../shared/ui/Badge';
import { Panel } from '../../../shared/ui/Panel';
import texts from './texts';

const t = texts.payment;

type Props = { connected: boolean; dashboardUrl: string | null };

/** Whether the payout provider knows where to pay. */
export function PaymentAccount({ connected, dashboardUrl }: Props) {
  return (
    <Panel title={t.title}>
      <Badge tone={connected ? 'good' : 'warning'}>{connected ? t.connected : t.required}</Badge>
      <p className="mt-3 text-muted">{connected ? t.connectedBody : t.requiredBody}</p>
      {connected && dashboardUrl && (
        <a className="btn btn-quiet mt-4" href={dashboardUrl} target="_blank" rel="noopener noreferrer">
          <ExternalLink aria-hidden size={18} />
          {t.open}
        </a>
      )}
    </Panel>
  );
}
