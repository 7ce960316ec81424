import { useSearchParams } from 'react-router-dom';
import type { AdminUser } from '../../../shared/api/admin';
import { OperationsView } from '../operations/OperationsView';
import { OrdersView } from '../orders/OrdersView';
import { SubViewLinks } from '../SubViewLinks';
import { FiguresView } from './FiguresView';
import texts from './texts';

const views = { figures: FiguresView, orders: OrdersView, operations: OperationsView } as const;
type ViewId = keyof typeof views;

const viewIds = Object.keys(views) as ViewId[];

/** How the business does, the orders, and the work behind the scenes. */
export function OverviewTab({ user }: { user: AdminUser }) {
  const [query] = useSearchParams();
  const view = viewIds.find((id) => id === query.get('view')) ?? 'figures';
  const View = views[view];
  const { label, ...names } = texts.views;
  return (
    <div className="grid gap-6">
      <SubViewLinks label={label} tab="overview" views={names} current={view} />
      <View user={user} />
    </div>
  );
}
