import { useState } from 'react';
import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { entriesFileOf, type LedgerHolder, type LedgerRange } from '../../../shared/api/admin-ledger';
import type { AccountView } from '@closewise/contracts/admin';
import { formatCents } from '../../../shared/i18n/money';
import { monthName } from '../../../shared/i18n/months';
import { Card } from '../Card';
import { Figure } from '../Figure';
import { Figures } from '../Figures';
import { Remote } from '../Remote';
import { History } from './History';
import { ledgerQuery, type LedgerAddress } from './ledger-address';
import { nameOfHolder } from './name-of-holder';
import texts from './texts';
import { useAccountPage } from './use-account';
import { utcDayOf } from './utc-moment';

const t = texts.account;

type Props = {
  holder: LedgerHolder;
  range: LedgerRange;
  entry: number | null;
  onEntry: (entry: number) => void;
};

/** What an account comes to, and how it came to it. */
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
      title={t.title(nameOfHolder(holder))}
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

/** The months are those of now, whatever the day that is asked for. */
function Sums({ account, holder, range: { from, asOf }, onExplain }: SumsProps) {
  const { balanceCents, disputedCents, total, months, before } = account;
  const [last] = months;
  // What buyers paid stands below zero, as the other side of everybody's shares.
  const owes = balanceCents < 0 && holder.kind !== 'general';
  const moment = asOf ? t.endOf(utcDayOf(asOf)) : t.now;
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
              <span>{t.startOf(utcDayOf(from))}</span>
              {before.entries > 0 && (
                <WhyThen query={{ holder, from: '', asOf: '', entry: before.entries }} />
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
              <WhyThen query={{ holder, ...daysOf(last.month), entry: null }} />
            </>
          }
        />
      )}
    </Figures>
  );
}

/** Leads to the entries by which another figure of the account came about. */
const WhyThen = ({ query }: { query: LedgerAddress }) => (
  <Link className="link flex min-h-8 items-center" to={`?${ledgerQuery(query)}`}>
    {t.explainThen}
  </Link>
);

/** First and last day of a month such as `2026-11`. */
function daysOf(month: string): LedgerRange {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { from: `${month}-01`, asOf: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}
