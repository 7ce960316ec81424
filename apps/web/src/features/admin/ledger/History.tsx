import { lazy, Suspense, useEffect, useState } from 'react';
import type { LedgerPayee } from '../../../shared/api/admin-ledger';
import { ErrorBoundary } from '../../../shared/ui/ErrorBoundary';
import { Remote } from '../Remote';
import { EntriesTable } from './EntriesTable';
import { EntryFacts } from './EntryFacts';
import { Explanation } from './Explanation';
import { Stepper } from './Stepper';
import texts from './texts';
import { pageOf, useAccountPage } from './use-account';
import { useSettled } from './use-settled';

const BalanceChart = lazy(() => import('./BalanceChart'));

type Props = {
  payee: LedgerPayee;
  asOf: string;
  total: number;
  start: number;
  onEntry: (entry: number) => void;
};

/** The entries drawn, stepped through and listed; one of them is in view with the facts behind it. */
export function History({ payee, asOf, total, start, onEntry }: Props) {
  const [number, setNumber] = useState(start);
  const settled = useSettled(number);
  const page = useAccountPage(payee, asOf, pageOf(number));
  useEffect(() => {
    if (settled !== start) onEntry(settled);
  });
  return (
    <Remote query={page} loading={texts.step.loading}>
      {({ entries }) => {
        const entry = entries.find((each) => each.number === number);
        return (
          <>
            <ErrorBoundary fallback={null}>
              <Suspense fallback={<p className="h-64 text-muted">{texts.chart.loading}</p>}>
                <BalanceChart entries={entries} selected={number} onSelect={setNumber} />
              </Suspense>
            </ErrorBoundary>
            <div className="grid gap-5">
              <Stepper number={number} total={total} onStep={setNumber} />
              {entry && <EntryFacts entry={entry} />}
              {entry && <Explanation entry={entry} settled={settled === number} />}
            </div>
            <EntriesTable entries={entries} total={total} selected={number} onSelect={setNumber} />
          </>
        );
      }}
    </Remote>
  );
}
