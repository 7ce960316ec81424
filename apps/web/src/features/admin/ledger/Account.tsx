import type { LedgerPayee } from '../../../shared/api/admin-ledger';
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
  asOf: string;
  entry: number | null;
  onEntry: (entry: number) => void;
};

/** What an account comes to, and how it came to it. */
export function Account({ payee, asOf, entry, onEntry }: Props) {
  const account = useAccountPage(payee, asOf, 1);
  return (
    <Card title={t.title(payee.label)}>
      <Remote query={account} loading={t.loading}>
        {(first) => (
          <div className="grid gap-8">
            <Sums account={first} asOf={asOf} />
            {first.total === 0 ? (
              <p className="text-muted">{asOf ? t.emptyThen : t.empty}</p>
            ) : (
              <History
                payee={payee}
                asOf={asOf}
                total={first.total}
                start={Math.min(entry ?? first.total, first.total)}
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
function Sums({ account, asOf }: { account: AccountView; asOf: string }) {
  const { balanceCents, total, months } = account;
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
      <Figure name={t.entries} value={String(total)} note={t.entriesNote} />
      {!asOf && last && (
        <Figure
          name={t.lastMonth(monthName(last.month))}
          value={formatCents(last.cents, 'en', 2)}
          note={t.sales(last.sales)}
        />
      )}
    </Figures>
  );
}
