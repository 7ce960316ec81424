import { Link } from 'react-router-dom';
import type { GeneralAccount } from '@closewise/contracts/admin';
import { readTrialBalance } from '../../../shared/api/admin-ledger';
import { formatCents } from '../../../shared/i18n/money';
import { useAdminQuery } from '../admin-calls';
import { Card } from '../Card';
import { Figure } from '../Figure';
import { Figures } from '../Figures';
import { Remote } from '../Remote';
import { ledgerOf } from './ledger-address';
import texts from './texts';

const t = texts.trial;
const money = (cents: number) => formatCents(cents, 'en', 2);

/** Whether the books balance at the end of a day, or now. */
export function TrialBalance({ asOf }: { asOf: string }) {
  const sums = useAdminQuery(['trial-balance', asOf], () => readTrialBalance(asOf));
  return (
    <Card title={t.title} lede={t.lede}>
      <Remote query={sums} loading={t.loading}>
        {({ trialBalance }) => {
          const { cashCents, affiliatesCents, organizationsCents, houseCents } = trialBalance;
          const { providerFeesCents, inTransitCents, paidOutCents, differenceCents } = trialBalance;
          const balanced = differenceCents === 0;
          const entriesOf = (label: GeneralAccount) => <EntriesOf label={label} asOf={asOf} />;
          return (
            <Figures columns={4}>
              <Figure
                name={t.cash}
                value={money(cashCents)}
                note={
                  <>
                    <span>{t.cashNote}</span>
                    {entriesOf('buyers')}
                  </>
                }
              />
              <Figure
                name={t.providerFees}
                value={money(providerFeesCents)}
                note={entriesOf('provider-fees')}
              />
              <Figure name={t.affiliates} value={money(affiliatesCents)} note={t.sumOfAccounts} />
              <Figure name={t.organizations} value={money(organizationsCents)} note={t.sumOfAccounts} />
              <Figure name={t.house} value={money(houseCents)} note={entriesOf('house')} />
              <Figure name={t.inTransit} value={money(inTransitCents)} note={entriesOf('in-transit')} />
              <Figure name={t.paidOut} value={money(paidOutCents)} note={entriesOf('paid-out')} />
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

type EntriesOfProps = { label: GeneralAccount; asOf: string };

/** Leads to the entries that come to the figure, and from each to why it is so. */
const EntriesOf = ({ label, asOf }: EntriesOfProps) => (
  <Link
    className="link flex min-h-8 items-center"
    aria-label={t.entriesOf(texts.accounts.kinds[label])}
    to={ledgerOf({ kind: 'general', label }, asOf)}
  >
    {t.entries}
  </Link>
);
