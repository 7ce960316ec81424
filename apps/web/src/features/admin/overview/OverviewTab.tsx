import type { AdminUser } from '../../../shared/api/admin';
import { PartnershipCard } from './PartnershipCard';
import { SalesCard } from './SalesCard';
import { SiteNow } from './SiteNow';
import { WaitingOrganizations } from './WaitingOrganizations';

/** How the business does, and what holds at this moment. */
export function OverviewTab({ user }: { user: AdminUser }) {
  return (
    <div className="grid gap-6">
      <WaitingOrganizations />
      <SalesCard />
      <PartnershipCard />
      <SiteNow user={user} />
    </div>
  );
}
