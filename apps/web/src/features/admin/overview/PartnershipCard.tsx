import { Link } from 'react-router-dom';
import { readOrganizationDashboard } from '../../../shared/api/organization';
import { dollars } from '../../../shared/i18n/money';
import { useAdminQuery } from '../admin-calls';
import { Card } from '../Card';
import { Figure } from '../Figure';
import { Figures } from '../Figures';
import { ledgerOf } from '../ledger/ledger-address';
import { Remote } from '../Remote';
import { PartnershipTrend } from './PartnershipTrend';
import texts from './texts';

const t = texts.partnership;
const tag = 'HAR';

/** What the agents of HAR sell, and what HAR earns of it. */
export function PartnershipCard() {
  const partnership = useAdminQuery(['partnership', tag], () => readOrganizationDashboard(tag, null));
  return (
    <Card title={t.title} badge={t.badge}>
      <Remote query={partnership} loading={t.loading}>
        {(data) => (
          <Figures columns={5}>
            <Figure name={t.agents} value={String(data.totalActiveAgents)} />
            <Figure name={t.earnings} value={dollars(data.totalOverrideEarnings)} />
            <Figure name={t.month} value={dollars(data.currentMonthOverrideEarnings)} />
            <Figure name={t.sold} value={String(data.totalReportsSold)} />
            <Figure name={t.monthSold} value={String(data.currentMonthReportsSold)} />
          </Figures>
        )}
      </Remote>
      <div className="mt-6">
        <PartnershipTrend tag={tag} />
      </div>
      <div className="mt-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 text-[0.9375rem] text-muted">
        <p>
          {t.noteStart}
          <Link className="link" to="/har/dashboard">
            {t.noteLink}
          </Link>
          {t.noteEnd}
        </p>
        <Link
          className="link inline-flex min-h-6 items-center"
          to={ledgerOf({ kind: 'organization', label: tag })}
        >
          {t.ledger}
        </Link>
      </div>
    </Card>
  );
}
