import type { ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { AdminUser } from '../../shared/api/admin';
import { AffiliatesView } from './affiliates/AffiliatesView';
import { LedgerView } from './ledger/LedgerView';
import { MarketingView } from './marketing/MarketingView';
import { useMayChange } from './may-change';
import { OperationsView } from './operations/OperationsView';
import { OrdersView } from './orders/OrdersView';
import { OrganizationsView } from './organizations/OrganizationsView';
import { FiguresView } from './overview/FiguresView';
import { PayoutsView } from './payouts/PayoutsView';
import { PersonsView } from './persons/PersonsView';
import { AccountsView } from './security/AccountsView';
import { SettingsView } from './settings/SettingsView';

type Screen = {
  name: string;
  View: ComponentType<{ user: AdminUser }>;
  /** If true, auditors get no link to it. */
  adminsOnly?: boolean;
};
type Tab = { name: string; screens: Readonly<Record<string, Screen>> };

/** The navigation of the admin area. A tab opens its first screen; `?tab=…&view=…` opens any other. */
export const tabs = {
  overview: {
    name: 'Overview',
    screens: {
      figures: { name: 'Figures', View: FiguresView },
      orders: { name: 'Orders', View: OrdersView },
      operations: { name: 'Operations', View: OperationsView },
    },
  },
  affiliates: {
    name: 'Affiliates',
    screens: {
      affiliates: { name: 'Affiliates', View: AffiliatesView },
      organizations: { name: 'Organizations', View: OrganizationsView },
      ledger: { name: 'Ledger', View: LedgerView },
      payouts: { name: 'Payouts', View: PayoutsView },
    },
  },
  settings: { name: 'Settings', screens: { settings: { name: 'Settings', View: SettingsView } } },
  security: {
    name: 'Security',
    screens: {
      accounts: { name: 'Accounts', View: AccountsView },
      persons: { name: 'Personal data', View: PersonsView, adminsOnly: true },
    },
  },
  marketing: { name: 'Marketing', screens: { marketing: { name: 'Marketing', View: MarketingView } } },
} as const satisfies Record<string, Tab>;

export type TabId = keyof typeof tabs;

/** The open screen of a tab, below the links to the tab's screens if it has several. */
export function TabScreens({ id, user }: { id: TabId; user: AdminUser }) {
  const [query] = useSearchParams();
  const mayChange = useMayChange();
  const { name, screens }: Tab = tabs[id];
  const [first = ''] = Object.keys(screens);
  const view = query.get('view') ?? first;
  const current = Object.hasOwn(screens, view) ? view : first;
  const Screen = screens[current]?.View;
  const links = Object.entries(screens).filter(([, { adminsOnly }]) => mayChange || !adminsOnly);
  return (
    <div className="grid gap-6">
      {links.length > 1 && (
        <nav aria-label={`${name} screens`}>
          <ul className="flex flex-wrap gap-2">
            {links.map(([screen, { name: label }]) => (
              <li key={screen}>
                <Link
                  to={screen === first ? `?tab=${id}` : `?tab=${id}&view=${screen}`}
                  aria-current={screen === current ? 'page' : undefined}
                  className="inline-flex min-h-11 items-center rounded-full border border-field bg-white px-4 font-semibold text-pine-700 hover:border-pine-700 hover:bg-pine-50 aria-[current=page]:border-pine-700 aria-[current=page]:bg-pine-700 aria-[current=page]:text-white"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {Screen && <Screen user={user} />}
    </div>
  );
}
