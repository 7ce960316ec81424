import { useSearchParams } from 'react-router-dom';
import { LedgerView } from '../ledger/LedgerView';
import { OrganizationsView } from '../organizations/OrganizationsView';
import { PayoutsView } from '../payouts/PayoutsView';
import { AffiliatesView } from './AffiliatesView';
import { ViewLinks } from './ViewLinks';
import { viewFrom } from './views';

const views = {
  affiliates: AffiliatesView,
  organizations: OrganizationsView,
  ledger: LedgerView,
  payouts: PayoutsView,
} as const;

/** Who sells reports for a commission, the organizations behind them, the books of both, and what is paid out. */
export function AffiliatesTab() {
  const [query] = useSearchParams();
  const view = viewFrom(query);
  const View = views[view];
  return (
    <div className="grid gap-6">
      <ViewLinks current={view} />
      <View />
    </div>
  );
}
