import { ArrowLeft, LogOut } from 'lucide-react';
import { Link } from 'react-router-dom';
import { publicUrl } from '../../shared/seo/public-url';
import { Logo } from '../../shared/ui/Logo';
import texts from './texts';
import { useLogout } from '../../shared/account/use-logout';

const t = texts.header;

/** Brand, where one is, and the ways out. */
export function AdminHeader({ username }: { username: string }) {
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

/** On a host of its own, `/` is the admin area again. */
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
