import { Link } from 'react-router-dom';
import { chartOfAccounts, type GeneralAccount } from '@closewise/contracts/admin';
import { readTrialBalance } from '../../../shared/api/admin-ledger';
import { formatCents } from '../../../shared/i18n/money';
import { useAdminQuery } from '../admin-calls';
import { Card } from '../Card';
import { Figure, Figures } from '../FactsAndFigures';
import { Remote } from '../Remote';
import { formatUtcDay } from '../moments';
import { ledgerLink } from './ledger-address';
import texts from './texts';

const t = texts.trial;
const money = (cents: number) => formatCents(cents, 'en', 2);

/** Whether the books balance, at the end of a day or now: a figure for each kind of account. */
export function TrialBalance({ asOf }: { asOf: string }) {
  const sums = useAdminQuery(['trial-balance', asOf], () => readTrialBalance(asOf));
  return (
    <Card title={t.title} lede={t.lede}>
      {asOf && <p className="mb-3 text-muted">{texts.account.endOf(formatUtcDay(asOf))}</p>}
      <Remote query={sums} loading={t.loading}>
        {({ trialBalance }) => {
          const { differenceCents } = trialBalance;
          const balanced = differenceCents === 0;
          return (
            <Figures columns={4}>
              {chartOfAccounts.map(({ kind, field, isGeneral }) => (
                <Figure
                  key={kind}
                  name={t.sums[kind]}
                  value={money(trialBalance[field])}
                  note={
                    <>
                      {kind === 'buyers' && <span>{t.cashNote}</span>}
                      {isGeneral ? <EntriesLink label={kind} asOf={asOf} /> : <span>{t.sumOfAccounts}</span>}
                    </>
                  }
                />
              ))}
              <Figure
                name={t.difference}
                value={money(differenceCents)}
                note={balanced ? t.balanced : t.unbalanced}
                warns={!balanced}
              />
            </Figures>
          );
        }}
      </Remote>
    </Card>
  );
}

type EntriesLinkProps = { label: GeneralAccount; asOf: string };

const EntriesLink = ({ label, asOf }: EntriesLinkProps) => (
  <Link
    className="link flex min-h-8 items-center"
    aria-label={t.entriesOf(texts.accounts.kinds[label])}
    to={ledgerLink({ kind: 'general', label }, asOf)}
  >
    {t.entries}
  </Link>
);
