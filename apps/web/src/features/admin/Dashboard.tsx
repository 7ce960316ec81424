import { useEffect, useRef } from 'react';
import { Tabs } from 'radix-ui';
import { useSearchParams } from 'react-router-dom';
import type { AdminUser } from '../../shared/api/admin';
import { AdminCalls } from './AdminCalls';
import { AdminHeader } from './AdminHeader';
import { Notice } from '../../shared/ui/Notice';
import { AffiliatesTab } from './affiliates/AffiliatesTab';
import { MarketingTab } from './marketing/MarketingTab';
import { MayChangeContext } from './may-change';
import { OverviewTab } from './overview/OverviewTab';
import { SecurityTab } from './security/SecurityTab';
import { SettingsTab } from './settings/SettingsTab';
import texts from './texts';

const tabs = {
  overview: OverviewTab,
  affiliates: AffiliatesTab,
  settings: SettingsTab,
  security: SecurityTab,
  marketing: MarketingTab,
} as const;
type TabId = keyof typeof tabs;
const tabIds = Object.keys(tabs) as TabId[];

type Props = { user: AdminUser; onSessionEnded: () => void };

/** What a signed-in admin works with; the open tab stands in the address. */
export function Dashboard({ user, onSessionEnded }: Props) {
  const [query, setQuery] = useSearchParams();
  const open = tabIds.find((id) => id === query.get('tab')) ?? 'overview';
  const mayChange = user.role === 'admin';
  const main = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const trigger = list.current?.querySelector('[data-state=active]');
    trigger?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [open]);
  return (
    <AdminCalls onSessionEnded={onSessionEnded} secondFactor={user.secondFactor}>
      <a href="#main" className="skip">
        {texts.skip}
      </a>
      <AdminHeader username={user.username} />
      <main id="main" ref={main} tabIndex={-1} className="wrap pb-20 pt-5">
        {!mayChange && (
          <div className="mb-5">
            <Notice tone="info" title={texts.auditor.title}>
              {texts.auditor.body}
            </Notice>
          </div>
        )}
        <Tabs.Root value={open} onValueChange={(tab) => setQuery({ tab })} activationMode="manual">
          <Tabs.List
            ref={list}
            aria-label={texts.tabs.label}
            className="flex gap-1 overflow-x-auto border-b border-line p-1 max-sm:-mx-5 max-sm:px-5"
          >
            {tabIds.map((id) => (
              <Tabs.Trigger
                key={id}
                value={id}
                className="min-h-12 shrink-0 rounded-lg px-3.5 font-semibold text-muted hover:text-pine-700 data-[state=active]:text-pine-700 data-[state=active]:shadow-[inset_0_-3px_var(--color-pine-700)] data-[state=active]:rounded-b-none"
              >
                {texts.tabs[id]}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {tabIds.map((id) => {
            const Tab = tabs[id];
            return (
              <Tabs.Content key={id} value={id} className="pt-7">
                <MayChangeContext value={mayChange}>
                  <Tab user={user} />
                </MayChangeContext>
              </Tabs.Content>
            );
          })}
        </Tabs.Root>
      </main>
    </AdminCalls>
  );
}
