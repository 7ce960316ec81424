import { useEffect } from 'react';
import { Eye } from 'lucide-react';
import type { OrganizationAccount } from '../../../shared/api/organization';
import { InEitherLanguage } from '../../../shared/either-language/InEitherLanguage';
import { Payouts } from '../../../shared/payouts/Payouts';
import { Statements } from '../../../shared/statements/Statements';
import { Badge } from '../../../shared/ui/Badge';
import { PineBand } from '../../../shared/ui/PineBand';
import { LogoutButton } from './LogoutButton';
import { MemberLink } from './MemberLink';
import { Members } from './members/Members';
import { Months } from './months/Months';
import { PaymentAccount } from './PaymentAccount';
import { RangeFilter } from './RangeFilter';
import { Sales } from './Sales';
import { organizationDataKey, payoutsKey, sessionEnded } from './session';
import { Settings } from './Settings';
import { Structure } from './Structure';
import t from './texts';
import { useConnectedReturn } from './use-connected-return';
import { useOrganizationDashboard } from './use-dashboard';
import { useRange } from './use-range';
import { Waiting } from './Waiting';

type Props = { organization: OrganizationAccount; onLogout: () => void; onSessionEnded: () => void };

/** What an organization sees: everything. It changes its own password, and says who its members are. */
export function Dashboard({ organization, onLogout, onSessionEnded }: Props) {
  const { tag, name } = organization;
  const [range, chooseRange] = useRange();
  const query = useOrganizationDashboard(tag, range);
  const { data, error, refetch } = query;
  useConnectedReturn(refetch);
  const hasEnded = sessionEnded(error);
  useEffect(() => {
    if (hasEnded) onSessionEnded();
  }, [hasEnded, onSessionEnded]);
  const isWaiting = (data?.status ?? organization.status) === 'waiting';
  return (
    <>
      <PineBand title={name}>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <div className="flex flex-wrap items-center gap-3">
            <span className="inline-flex items-center gap-2 rounded-full bg-white/10 px-3 py-1 text-sm font-semibold text-pine-100">
              <Eye aria-hidden size={16} />
              {t.badge}
            </span>
            {isWaiting && <Badge tone="warning">{t.waiting.badge}</Badge>}
            <span className="text-pine-100">{t.tag(tag)}</span>
          </div>
          <LogoutButton onLogout={onLogout} />
        </div>
        {!isWaiting && <RangeFilter value={range} onChange={chooseRange} />}
      </PineBand>
      <div className="wrap relative -mt-16 grid items-start gap-6 pb-20 lg:grid-cols-[1fr_24rem]">
        <div className="grid min-w-0 gap-6">
          {isWaiting ? <Waiting /> : <Sales query={query} range={range} />}
          {isWaiting ? <Structure /> : <MemberLink tag={tag} />}
          <InEitherLanguage>
            {!isWaiting && <Months tag={tag} />}
            {!isWaiting && <Members tag={tag} />}
            <Payouts of={{ kind: 'organization', tag }} queryKey={payoutsKey(tag)} />
            <Statements
              of={{ kind: 'organization', tag }}
              queryKey={[organizationDataKey, tag, 'statements']}
            />
          </InEitherLanguage>
        </div>
        <div className="grid min-w-0 gap-6">
          <PaymentAccount tag={tag} connected={data?.stripeConnected ?? false} />
          {!isWaiting && <Structure />}
          <Settings organization={organization} onSessionEnded={onSessionEnded} />
        </div>
      </div>
    </>
  );
}
