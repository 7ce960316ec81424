import { useState } from 'react';
import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { AccountView } from '@closewise/contracts/admin';
import { entriesFileOf, type LedgerHolder, type LedgerRange } from '../../../shared/api/admin-ledger';
import { formatCents } from '../../../shared/i18n/money';
import { monthName } from '../../../shared/i18n/months';
import { Card } from '../Card';
import { Figure, Figures } from '../FactsAndFigures';
import { Remote } from '../Remote';
import { formatUtcDay } from '../moments';
import { History, useAccountPage } from './History';
import { ledgerQuery, holderName, type LedgerAddress } from './ledger-address';
import texts from './texts';

const t = texts.account;

type Props = {
  holder: LedgerHolder;
  range: LedgerRange;
  entry: number | null;
  onEntry: (entry: number) => void;
};

/** An account's balance and the entries behind it. */
export function Account({ holder, range, entry, onEntry }: Props) {
  const account = useAccountPage(holder, range, 1);
  const [chosen, setChosen] = useState<number | null>(null);
  const explain = (number: number) => {
    setChosen(number);
    document.getElementById('why')?.focus();
  };
  const { asOf } = range;
  return (
    <Card
      title={t.title(holderName(holder))}
      actions={
        <a className="btn btn-quiet" href={entriesFileOf(holder, range)} download>
          <Download aria-hidden size={18} />
          {t.file}
        </a>
      }
    >
      <Remote query={account} loading={t.loading}>
        {(first) => {
          const start = Math.max(first.before.entries + 1, Math.min(entry ?? first.total, first.total));
          const isEmpty = first.before.entries >= first.total;
          return (
            <div className="grid gap-8">
              <Sums
                account={first}
                holder={holder}
                range={range}
                {...(!isEmpty && { onExplain: () => explain(first.total) })}
              />
              {first.total === 0 ? (
                <p className="text-muted">{asOf ? t.emptyThen : t.empty}</p>
              ) : isEmpty ? (
                <p className="text-muted">{t.emptyRange}</p>
              ) : (
                <History
                  holder={holder}
                  range={range}
                  rateChanges={first.rateChanges}
                  first={first.before.entries + 1}
                  total={first.total}
                  number={chosen ?? start}
                  onNumber={setChosen}
                  onExplain={explain}
                  start={start}
                  onEntry={onEntry}
                />
              )}
            </div>
          );
        }}
      </Remote>
    </Card>
  );
}

type SumsProps = { account: AccountView; holder: LedgerHolder; range: LedgerRange; onExplain?: () => void };

/** `months` are always the latest ones, even if the range ends earlier. */
function Sums({ account, holder, range: { from, asOf }, onExplain }: SumsProps) {
  const { balanceCents, disputedCents, total, months, before } = account;
  const [last] = months;
  // The buyers' account is normally negative: it is the other side of all shares.
  const owes = balanceCents < 0 && holder.kind !== 'general';
  const moment = asOf ? t.endOf(formatUtcDay(asOf)) : t.now;
  return (
    <Figures columns={3}>
      <Figure
        name={t.balance}
        value={formatCents(balanceCents, 'en', 2)}
        note={
          <>
            <span className="block">{owes ? t.negative : moment}</span>
            {disputedCents !== 0 && (
              <span className="block">{t.disputed(formatCents(disputedCents, 'en', 2))}</span>
            )}
            {onExplain && (
              <button type="button" className="link block min-h-8 text-left" onClick={onExplain}>
                {t.explain}
              </button>
            )}
          </>
        }
        warns={owes}
      />
      <Figure name={t.entries} value={String(Math.max(0, total - before.entries))} note={t.entriesNote} />
      {from && (
        <Figure
          name={t.before}
          value={formatCents(before.balanceCents, 'en', 2)}
          note={
            <>
              <span>{t.startOf(formatUtcDay(from))}</span>
              {before.entries > 0 && (
                <EntriesLink query={{ holder, from: '', asOf: '', entry: before.entries }} />
              )}
            </>
          }
        />
      )}
      {!from && !asOf && last && (
        <Figure
          name={t.lastMonth(monthName(last.month))}
          value={formatCents(last.cents, 'en', 2)}
          note={
            <>
              <span>{t.sales(last.sales)}</span>
              <EntriesLink query={{ holder, ...monthRange(last.month), entry: null }} />
            </>
          }
        />
      )}
    </Figures>
  );
}

const EntriesLink = ({ query }: { query: LedgerAddress }) => (
  <Link className="link flex min-h-8 items-center" to={`?${ledgerQuery(query)}`}>
    {t.explainThen}
  </Link>
);

/** First and last day of a month such as `2026-11`. */
function monthRange(month: string): LedgerRange {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { from: `${month}-01`, asOf: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}
