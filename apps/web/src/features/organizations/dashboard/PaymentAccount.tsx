import { ExternalLink } from 'lucide-react';
import { isSetupBegun, usePayouts } from '../../../shared/payouts/Payouts';
import { Badge } from '../../../shared/ui/Badge';
import { Panel } from '../../../shared/ui/Panel';
import { payoutsKey } from './session';
import texts from './texts';
import { useConnect, useOpenAccount } from './use-payment-account';

const t = texts.payment;

type Props = { tag: string; connected: boolean };

/** State of the payment account at the payout provider, with a button to set it up or open it. */
export function PaymentAccount({ tag, connected }: Props) {
  const connect = useConnect(tag);
  const open = useOpenAccount();
  const payouts = usePayouts({ kind: 'organization', tag }, payoutsKey(tag));
  const isBegun = !connected && isSetupBegun(payouts.data);
  const missing = isBegun ? t.begun : t.required;
  const missingBody = isBegun ? t.begunBody : t.requiredBody;
  return (
    <Panel title={t.title}>
      <Badge tone={connected ? 'good' : 'warning'}>{connected ? t.connected : missing}</Badge>
      <p className="mt-3 text-muted">{connected ? t.connectedBody : missingBody}</p>
      {!connected && (
        <button
          type="button"
          className="btn btn-primary mt-4 max-sm:w-full"
          disabled={connect.isPending}
          onClick={() => connect.mutate(globalThis.open('', '_blank'))}
        >
          <ExternalLink aria-hidden size={18} />
          <span>{connect.isPending ? t.connecting : isBegun ? t.continue : t.connect}</span>
        </button>
      )}
      {connected && (
        <button
          type="button"
          className="btn btn-quiet mt-4"
          disabled={open.isPending}
          onClick={() => open.mutate(globalThis.open('', '_blank'))}
        >
          <ExternalLink aria-hidden size={18} />
          <span>{open.isPending ? t.opening : t.open}</span>
        </button>
      )}
    </Panel>
  );
}
