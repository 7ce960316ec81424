import type { ExplainedSaleView } from '@closewise/contracts/admin';
import { explainSale, type LedgerEntry } from '../../../shared/api/admin-ledger';
import { Badge } from '../../../shared/ui/Badge';
import { Spinner } from '../../../shared/ui/Spinner';
import { useAdminQuery } from '../admin-calls';
import { Remote } from '../Remote';
import texts from './texts';
import { utcMomentOf } from './utc-moment';

const t = texts.explain;

type Props = { entry: LedgerEntry; settled: boolean };

/**
 * From the entry back to the payment, the attribution and the rate, to who approved a payout, or to why an operator
 * corrected it; asked for once the stepping has stopped.
 */
export function Explanation({ entry, settled }: Props) {
  const isExplained = entry.runId !== null || entry.kind === 'correction';
  const asked = entry.paymentId ?? (isExplained ? entry.eventId : null);
  return (
    <section aria-labelledby="why" className="grid gap-3">
      <h3 id="why" tabIndex={-1} className="display scroll-mt-6 text-xl outline-none">
        {t.title}
      </h3>
      {asked === null && <p className="text-muted">{t.noPayment}</p>}
      {asked !== null && !settled && <Spinner label={t.loading} />}
      {asked !== null && settled && <Facts asked={asked} eventId={entry.eventId} />}
    </section>
  );
}

function Facts({ asked, eventId }: { asked: string; eventId: string }) {
  const explained = useAdminQuery(['ledger-explain', asked], () => explainSale(asked));
  return (
    <Remote query={explained} loading={t.loading}>
      {({ steps }) => (
        <ol className="border-l-2 border-pine-200 pl-5">
          {steps.map((step) => (
            <Step key={step.eventId} step={step} isThis={step.eventId === eventId} />
          ))}
        </ol>
      )}
    </Remote>
  );
}

type StepProps = { step: ExplainedSaleView['steps'][number]; isThis: boolean };

function Step({ step: { what, at, by, stream, version, eventType }, isThis }: StepProps) {
  return (
    <li
      className={`relative py-2.5 leading-snug before:absolute before:-left-[1.6875rem] before:top-4 before:size-3 before:rounded-full ${isThis ? 'before:bg-marigold-400 before:ring-2 before:ring-ink' : 'before:bg-pine-700'}`}
    >
      <p className="font-semibold [overflow-wrap:anywhere]">
        <span className="mr-1">{what}</span>
        {isThis && <Badge tone="accent">{t.thisEntry}</Badge>}
      </p>
      <p className="num mt-0.5 text-sm text-muted [overflow-wrap:anywhere]">
        <time dateTime={at}>{utcMomentOf(at)}</time>
        <span>{`, ${t.by(by)}`}</span>
        <span className="block">{`${eventType} · ${t.at(stream, version)}`}</span>
      </p>
    </li>
  );
}
