import type { ExplainedSaleView } from '@closewise/contracts/admin';
import { explainSale, type LedgerEntry } from '../../../shared/api/admin-ledger';
import { Badge } from '../../../shared/ui/Badge';
import { Spinner } from '../../../shared/ui/Spinner';
import { useAdminQuery } from '../admin-calls';
import { Remote } from '../Remote';
import { formatUtcMoment } from '../moments';
import texts from './texts';

const t = texts.explain;

type Props = { entry: LedgerEntry; settled: boolean };

/**
 * Explains an entry: the payment, attribution and rate, the approval of a payout, or the reason for a correction. Loads
 * once the selection stops changing.
 */
export function Explanation({ entry, settled }: Props) {
  const isExplained = entry.runId !== null || entry.kind === 'correction';
  const reference = entry.paymentId ?? (isExplained ? entry.eventId : null);
  return (
    <section aria-labelledby="why" className="grid gap-3">
      <h3 id="why" tabIndex={-1} className="display scroll-mt-6 text-xl outline-none">
        {t.title}
      </h3>
      {reference === null && <p className="text-muted">{t.noPayment}</p>}
      {reference !== null && !settled && <Spinner label={t.loading} />}
      {reference !== null && settled && <ExplanationSteps reference={reference} eventId={entry.eventId} />}
    </section>
  );
}

function ExplanationSteps({ reference, eventId }: { reference: string; eventId: string }) {
  const explanation = useAdminQuery(['ledger-explain', reference], () => explainSale(reference));
  return (
    <Remote query={explanation} loading={t.loading}>
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
        <time dateTime={at}>{formatUtcMoment(at)}</time>
        <span>{`, ${t.by(by)}`}</span>
        <span className="block">{`${eventType} · ${t.at(stream, version)}`}</span>
      </p>
    </li>
  );
}
