import type { LedgerEntry } from '../../../shared/api/admin-ledger';
import { formatCents } from '../../../shared/i18n/money';
import { formatUtcMoment } from '../moments';
import texts from './texts';

const t = texts.facts;

/** What happened, the event it comes from, and the balance after it. */
export function EntryFacts({ entry }: { entry: LedgerEntry }) {
  const { cents, balanceCents, at, stream, version, eventId, paymentId, runId } = entry;
  return (
    <div className="rounded-2xl border border-pine-200 bg-pine-50 p-4 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h4 className="text-lg font-semibold">{entryTitle(entry)}</h4>
        <p className="text-[0.9375rem] text-muted">
          <time dateTime={at} className="num">
            {formatUtcMoment(at)}
          </time>
        </p>
      </div>
      <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <div>
          <dt className="text-sm text-muted">{t.amount}</dt>
          <dd className={`display num text-[1.75rem] ${cents < 0 ? 'text-clay-700' : 'text-pine-700'}`}>
            {formatSignedCents(cents)}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t.balance}</dt>
          <dd className="display num text-[1.75rem]">{formatCents(balanceCents, 'en', 2)}</dd>
        </div>
        <Fact name={t.stream} value={stream} />
        <Fact name={t.version} value={String(version)} />
        {paymentId && <Fact name={t.payment} value={paymentId} />}
        {runId && <Fact name={t.run} value={runId} />}
        <Fact name={t.event} value={eventId} />
      </dl>
    </div>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="num font-medium [overflow-wrap:anywhere]">{value}</dd>
  </div>
);

/** The title of an entry. A positive forfeiture undoes one whose share was itself reversed. */
export const entryTitle = ({ kind, cents }: Pick<LedgerEntry, 'kind' | 'cents'>): string =>
  kind === 'forfeiture' && cents > 0 ? texts.kinds.undoneForfeiture : texts.kinds[kind];

/** An amount with its sign: `+$10.00` or `-$10.00`. */
export const formatSignedCents = (cents: number): string =>
  `${cents > 0 ? '+' : ''}${formatCents(cents, 'en', 2)}`;
