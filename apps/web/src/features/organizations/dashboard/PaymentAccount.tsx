import { ExternalLink } from 'lucide-react';
import { Badge } from '../../../shared/ui/Badge';
import { Panel } from '../../../shared/ui/Panel';
import texts from './texts';
import { useConnect } from './use-connect';

const t = texts.payment;

type Props = { tag: string; connected: boolean; dashboardUrl: string | null };

/** Whether the payout provider knows where to pay, and the way to tell it. */
export function PaymentAccount({ tag, connected, dashboardUrl }: Props) {
  const connect = useConnect(tag);
  return (
    <Panel title={t.title}>
      <Badge tone={connected ? 'good' : 'warning'}>{connected ? t.connected : t.required}</Badge>
      <p className="mt-3 text-muted">{connected ? t.connectedBody : t.requiredBody}</p>
      {!connected && (
        <button
          type="button"
          className="btn btn-primary mt-4 max-sm:w-full"
          disabled={connect.isPending}
          onClick={() => connect.mutate(globalThis.open('', '_blank'))}
        >
          <ExternalLink aria-hidden size={18} />
          {connect.isPending ? t.connecting : t.connect}
        </button>
      )}
      {connected && dashboardUrl && (
        <a className="btn btn-quiet mt-4" href={dashboardUrl} target="_blank" rel="noopener noreferrer">
          <ExternalLink aria-hidden size={18} />
          {t.open}
        </a>
      )}
    </Panel>
  );
}
