import { ShieldX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useLogout } from '../../shared/account/use-logout';
import type { Language } from '../../shared/i18n/language';
import { href } from '../../shared/i18n/paths';
import { PlatMap } from '../../shared/ui/PlatMap';
import { PrivateSeo } from '../../shared/seo/Seo';
import type { UnauthorizedMessages } from './messages.en';

/** For a user who is signed in, but not as an administrator. */
export default function UnauthorizedPage({ t, language }: { t: UnauthorizedMessages; language: Language }) {
  const home = href('home', language);
  const logout = useLogout(home, t);
  return (
    <section className="on-dark relative isolate grid min-h-[34rem] items-center overflow-hidden bg-pine-900 text-white">
      <PrivateSeo {...t.seo} />
      <PlatMap className="absolute inset-0 -z-10 size-full mask-[linear-gradient(100deg,transparent_20%,#000_65%)]" />
      <div className="wrap py-28">
        <ShieldX aria-hidden size={40} strokeWidth={1.75} className="text-marigold-400" />
        <h1 className="display mt-4 max-w-xl text-[2.5rem] sm:text-[3.5rem]">{t.title}</h1>
        <p className="mt-4 max-w-lg text-lg font-semibold">{t.lede}</p>
        <p className="mt-2 max-w-lg text-lg text-pine-100">{t.body}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <Link className="btn btn-accent" to={home}>
            {t.home}
          </Link>
          <button
            type="button"
            className="btn border border-white/40 text-white hover:bg-white/10"
            disabled={logout.isPending}
            onClick={() => logout.mutate()}
          >
            {t.logout}
          </button>
        </div>
      </div>
    </section>
  );
}
