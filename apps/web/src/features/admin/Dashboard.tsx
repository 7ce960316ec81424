import { useEffect, useRef } from 'react';
import { Tabs } from 'radix-ui';
import { useSearchParams, Link } from 'react-router-dom';
import { ArrowLeft, LogOut } from 'lucide-react';
import type { AdminUser } from '../../shared/api/admin';
import { Notice } from '../../shared/ui/Notice';
import { publicUrl } from '../../shared/seo/public-url';
import { Logo } from '../../shared/ui/Logo';
import { useLogout } from '../../shared/account/use-logout';
import { AdminCalls } from './AdminCalls';
import { MayChangeContext } from './may-change';
import { tabs, TabScreens, type TabId } from './screens';
import texts from './texts';

const t = texts.header;

const tabIds = Object.keys(tabs) as TabId[];

type Props = { user: AdminUser; onSessionEnded: () => void };

/** The signed-in admin area; `?tab=` in the address names the open tab. */
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
            aria-label={texts.tabs}
            className="flex gap-1 overflow-x-auto border-b border-line p-1 max-sm:-mx-5 max-sm:px-5"
          >
            {tabIds.map((id) => (
              <Tabs.Trigger
                key={id}
                value={id}
                className="min-h-12 shrink-0 rounded-lg px-3.5 font-semibold text-muted hover:text-pine-700 data-[state=active]:text-pine-700 data-[state=active]:shadow-[inset_0_-3px_var(--color-pine-700)] data-[state=active]:rounded-b-none"
              >
                {tabs[id].name}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {tabIds.map((id) => (
            <Tabs.Content key={id} value={id} className="pt-7">
              <MayChangeContext value={mayChange}>
                <TabScreens id={id} user={user} />
              </MayChangeContext>
            </Tabs.Content>
          ))}
        </Tabs.Root>
      </main>
    </AdminCalls>
  );
}

/** Logo, signed-in user, and the links out of the admin area. */
function AdminHeader({ username }: { username: string }) {
  const logout = useLogout('/', t);
  return (
    <header className="on-dark bg-pine-900 text-white">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-4">
        <Logo />
        <div className="-mr-3 flex flex-wrap items-center max-sm:-ml-3">
          <MainSite />
          <button
            type="button"
            className="navlink"
            disabled={logout.isPending}
            onClick={() => logout.mutate()}
          >
            <LogOut aria-hidden size={16} />
            {t.logout}
          </button>
        </div>
      </div>
      <div className="wrap flex flex-wrap items-center gap-x-3 gap-y-2 pb-6 pt-2 sm:pt-6">
        <h1 className="display text-[1.625rem] sm:text-[2.5rem]">{t.title}</h1>
        <span className="inline-flex items-center gap-2 rounded-full bg-white/10 px-3 py-1 text-sm font-semibold text-pine-100">
          <span aria-hidden="true" className="size-2 rounded-full bg-pine-200" />
          {t.online}
        </span>
        <p className="w-full text-pine-100 [overflow-wrap:anywhere]">{t.signedInAs(username)}</p>
      </div>
    </header>
  );
}

/** On a separate admin host, `/` is the admin area itself, so the link leads to the public host. */
function MainSite() {
  const content = (
    <>
      <ArrowLeft aria-hidden size={16} />
      {t.mainSite}
    </>
  );
  return publicUrl() === window.location.origin ? (
    <Link className="navlink" to="/">
      {content}
    </Link>
  ) : (
    <a className="navlink" href={`${publicUrl()}/`}>
      {content}
    </a>
  );
}
