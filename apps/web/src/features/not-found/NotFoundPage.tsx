import { Link } from 'react-router-dom';
import type { Language } from '../../shared/i18n/language';
import { href } from '../../shared/i18n/paths';
import { PlatMap } from '../../shared/ui/PlatMap';
import { PrivateSeo } from '../../shared/seo/Seo';
import type { NotFoundMessages } from './messages.en';

export default function NotFoundPage({ t, language }: { t: NotFoundMessages; language: Language }) {
  return (
    <section className="on-dark relative isolate grid min-h-[34rem] items-center overflow-hidden bg-pine-900 text-white">
      <PrivateSeo {...t.seo} />
      <PlatMap className="absolute inset-0 -z-10 size-full mask-[linear-gradient(100deg,transparent_20%,#000_65%)]" />
      <div className="wrap py-28">
        <h1 className="display max-w-xl text-[2.5rem] sm:text-[3.5rem]">{t.title}</h1>
        <p className="mt-4 max-w-lg text-lg text-pine-100">{t.body}</p>
        <Link className="btn btn-accent mt-7" to={href('home', language)}>
          {t.home}
        </Link>
      </div>
    </section>
  );
}
