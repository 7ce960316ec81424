import { lazy, Suspense, useEffect, useState } from 'react';
import type { AccountView } from '@closewise/contracts/admin';
import { readAccount, type LedgerHolder, type LedgerRange } from '../../../shared/api/admin-ledger';
import { ErrorBoundary } from '../../../shared/ui/ErrorBoundary';
import { Remote } from '../Remote';
import { formatUtcMoment } from '../moments';
import { useAdminQuery } from '../admin-calls';
import { EntriesTable } from './EntriesTable';
import { EntryFacts } from './EntryFacts';
import { Explanation } from './Explanation';
import { Stepper } from './Stepper';
import texts from './texts';

/** The rate changes that the chart marks. */
const RateChangeList = ({ changes }: { changes: AccountView['rateChanges'] }) => (
  <div>
    <h3 className="display text-xl">{texts.rates.title}</h3>
    <ul className="num mt-2 grid gap-1 text-[0.9375rem] text-muted">
      {changes.map(({ at, ratePercent, eventId }) => (
        <li key={eventId}>{texts.rates.changed(formatUtcMoment(at), ratePercent)}</li>
      ))}
    </ul>
  </div>
);

const BalanceChart = lazy(() => import('./BalanceChart'));

type Props = {
  holder: LedgerHolder;
  range: LedgerRange;
  rateChanges: AccountView['rateChanges'];
  first: number;
  total: number;
  number: number;
  onNumber: (entry: number) => void;
  onExplain: (entry: number) => void;
  /** The entry that the address names. */
  start: number;
  onEntry: (entry: number) => void;
};

/** Chart, stepper and table of the entries, with the facts behind the selected one. */
export function History({ holder, range, rateChanges, first, total, number, ...address }: Props) {
  const { onNumber, onExplain, start, onEntry } = address;
  const settled = useSettled(number);
  const page = useAccountPage(holder, range, pageNumber(number));
  useEffect(() => {
    if (settled !== start) onEntry(settled);
  });
  return (
    <Remote query={page} loading={texts.step.loading}>
      {(view) => {
        const entries = view.entries.filter((each) => each.number >= first);
        const entry = entries.find((each) => each.number === number);
        return (
          <>
            <ErrorBoundary fallback={null}>
              <Suspense fallback={<p className="h-64 text-muted">{texts.chart.loading}</p>}>
                <BalanceChart
                  entries={entries}
                  rateChanges={rateChanges}
                  selected={number}
                  onSelect={onNumber}
                />
              </Suspense>
            </ErrorBoundary>
            <div className="grid gap-5">
              <Stepper number={number} first={first} total={total} onStep={onNumber} />
              {entry && <EntryFacts entry={entry} />}
              {entry && <Explanation entry={entry} settled={settled === number} />}
            </div>
            <EntriesTable
              entries={entries}
              total={total}
              selected={number}
              onSelect={(next) => onNumber(Math.max(first, next))}
              onExplain={onExplain}
            />
            {rateChanges.length > 0 && <RateChangeList changes={rateChanges} />}
          </>
        );
      }}
    </Remote>
  );
}

const pauseMs = 250;

/** Returns the value after it has not changed for a moment. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

const pageSize = 500;

/** One page of an account's entries, with its balance and number of entries. */
export const useAccountPage = (holder: LedgerHolder, range: LedgerRange, page: number) =>
  useAdminQuery(
    ['ledger', holder.kind, holder.label, range.from, range.asOf, page],
    () => readAccount(holder, range, page, pageSize),
    { keepPrevious: page > 1 },
  );

const pageNumber = (entry: number): number => Math.ceil(entry / pageSize);
