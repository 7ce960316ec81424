import { lazy, Suspense, useEffect } from 'react';
import type { AccountView } from '@closewise/contracts/admin';
import type { LedgerHolder, LedgerRange } from '../../../shared/api/admin-ledger';
import { ErrorBoundary } from '../../../shared/ui/ErrorBoundary';
import { Remote } from '../Remote';
import { EntriesTable } from './EntriesTable';
import { EntryFacts } from './EntryFacts';
import { Explanation } from './Explanation';
import { Stepper } from './Stepper';
import texts from './texts';
import { pageOf, useAccountPage } from './use-account';
import { useSettled } from './use-settled';
import { utcMomentOf } from './utc-moment';

/** What the marks of the chart say. */
const RateChangeList = ({ changes }: { changes: AccountView['rateChanges'] }) => (
  <div>
    <h3 className="display text-xl">{texts.rates.title}</h3>
    <ul className="num mt-2 grid gap-1 text-[0.9375rem] text-muted">
      {changes.map(({ at, ratePercent, eventId }) => (
        <li key={eventId}>{texts.rates.changed(utcMomentOf(at), ratePercent)}</li>
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

/** The entries drawn, stepped through and listed; one of them is in view with the facts behind it. */
export function History({ holder, range, rateChanges, first, total, number, ...address }: Props) {
  const { onNumber, onExplain, start, onEntry } = address;
  const settled = useSettled(number);
  const page = useAccountPage(holder, range, pageOf(number));
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
