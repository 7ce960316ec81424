import type { AdminUser } from '../../../shared/api/admin';
import { SiteNow } from './SiteNow';

/** What holds at this moment. */
export function OverviewTab({ user }: { user: AdminUser }) {
  return <SiteNow user={user} />;
}
