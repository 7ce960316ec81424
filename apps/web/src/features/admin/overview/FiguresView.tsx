import type { AdminUser } from '../../../shared/api/admin';
import { NeedsAttention } from '../operations/NeedsAttention';
import { PartnershipCard } from './PartnershipCard';
import { SalesCard } from './SalesCard';
import { SiteNow } from './SiteNow';
import { TrendCard } from './TrendCard';
import { WaitingOrganizations } from './WaitingOrganizations';

/** How the business does, what waits for somebody, and what holds at this moment. */
export function FiguresView({ user }: { user: AdminUser }) {
  return (
    <>
      <WaitingOrganizations />
      <NeedsAttention />
      <SalesCard />
      <TrendCard />
      <PartnershipCard />
      <SiteNow user={user} />
    </>
  );
}
