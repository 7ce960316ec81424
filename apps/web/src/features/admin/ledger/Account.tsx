import { Download } from 'lucide-react';
import { entriesFileOf, type LedgerPayee, type LedgerRange } from '../../../shared/api/admin-ledger';
import type { AccountView } from '@closewise/contracts/admin';
import { formatCents } from '../../../shared/i18n/money';
import { monthName } from '../../../shared/i18n/months';
import { Card } from '../Card';
import { Figure } from '../Figure';
import { Figures } from '../Figures';
import { Remote } from '../Remote';
import { History } from './History';
import texts from './texts';
import { useAccountPage } from './use-account';
import { utcDayOf } from './utc-moment';

const t = texts.account;

type Props = {
  payee: LedgerPayee;
  range: LedgerRange;
  entry: number | null;
  onEntry: (entry: number) => void;
};

/** What an account comes to, and how it came to it. */
export function Account({ payee, range, entry, onEntry }: Props) {
  const account = useAccountPage(payee, range, 1);
  const { asOf } = range;
  return (
    <Card
      title={t.title(payee.label)}
      actions={
        <a className="btn btn-quiet" href={entriesFileOf(payee, range)} download>
          <Download aria-hidden size={18} />
          {t.file}
        </a>
      }
    >
      <Remote query={account} loading={t.loading}>
        {(first) => (
          <div className="grid gap-8">
            <Sums account={first} range={range} />
            {first.total === 0 ? (
              <p className="text-muted">{asOf ? t.emptyThen : t.empty}</p>
            ) : first.before.entries >= first.total ? (
              <p className="text-muted">{t.emptyRange}</p>
            ) : (
              <History
                payee={payee}
                range={range}
                rateChanges={first.rateChanges}
                first={first.before.entries + 1}
                total={first.total}
                start={Math.max(first.before.entries + 1, Math.min(entry ?? first.total, first.total))}
                onEntry={onEntry}
              />
            )}
          </div>
        )}
      </Remote>
    </Card>
  );
}

/** The months are those of now, whatever the day that is asked for. */
function Sums({ account, range: { from, asOf } }: { account: AccountView; range: LedgerRange }) {
  const { balanceCents, total, months, before } = account;
  const [last] = months;
  const owes = balanceCents < 0;
  const moment = asOf ? t.endOf(utcDayOf(asOf)) : t.now;
  return (
    <Figures columns={3}>
      <Figure
        name={t.balance}
        value={formatCents(balanceCents, 'en', 2)}
        note={owes ? t.negative : moment}
        warns={owes}
      />
      <Figure name={t.entries} value={String(Math.max(0, total - before.entries))} note={t.entriesNote} />
      {from && (
        <Figure
          name={t.before}
          value={formatCents(before.balanceCents, 'en', 2)}
          note={t.startOf(utcDayOf(from))}
        />
      )}
      {!from && !asOf && last && (
        <Figure
          name={t.lastMonth(monthName(last.month))}
          value={formatCents(last.cents, 'en', 2)}
          note={t.sales(last.sales)}
        />
      )}
    </Figures>
  );
}
