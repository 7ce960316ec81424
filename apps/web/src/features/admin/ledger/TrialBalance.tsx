import { readTrialBalance } from '../../../shared/api/admin-ledger';
import { formatCents } from '../../../shared/i18n/money';
import { useAdminQuery } from '../admin-calls';
import { Card } from '../Card';
import { Figure } from '../Figure';
import { Figures } from '../Figures';
import { Remote } from '../Remote';
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
          return (
            <Figures columns={4}>
              <Figure name={t.cash} value={money(cashCents)} note={t.cashNote} />
              <Figure name={t.providerFees} value={money(providerFeesCents)} />
              <Figure name={t.affiliates} value={money(affiliatesCents)} />
              <Figure name={t.organizations} value={money(organizationsCents)} />
              <Figure name={t.house} value={money(houseCents)} />
              <Figure name={t.inTransit} value={money(inTransitCents)} />
              <Figure name={t.paidOut} value={money(paidOutCents)} />
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
