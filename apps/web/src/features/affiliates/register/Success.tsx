import { useEffect, useRef } from 'react';
import { MailCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { href } from '../../../shared/i18n/paths';
import { PlatMap } from '../../../shared/motif/PlatMap';
import { SendLinkForm } from '../SendLinkForm';
import texts from './texts';

const t = texts.success;

/** After the sign-up: everything else is in the mail. */
export function Success({ email }: { email: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <section className="on-dark relative isolate overflow-hidden bg-pine-900 text-white">
        <PlatMap className="absolute inset-0 -z-10 size-full mask-[linear-gradient(100deg,transparent_20%,#000_65%)]" />
        <div className="wrap pb-20 pt-28 sm:pt-32">
          <MailCheck aria-hidden size={40} strokeWidth={1.75} className="text-marigold-400" />
          <h1 ref={title} tabIndex={-1} className="display mt-4 text-[2.5rem] outline-none sm:text-[3.5rem]">
            {t.title}
          </h1>
          <p className="mt-4 text-lg text-pine-100">
            {t.sentTo} <strong className="text-white [overflow-wrap:anywhere]">{email}</strong>.
          </p>
          <p className="mt-2 max-w-xl text-lg text-pine-100">{t.body}</p>
        </div>
      </section>
      <div className="wrap grid gap-x-14 gap-y-10 py-14 lg:grid-cols-2">
        <div>
          <ol className="grid gap-5">
            {t.steps.map((step, index) => (
              <li key={step} className="flex gap-4 border-t border-ink/80 pt-4">
                <span aria-hidden="true" className="num font-display text-lg font-bold text-pine-700">
                  {index + 1}
                </span>
                <span className="text-lg">{step}</span>
              </li>
            ))}
          </ol>
          <Link className="btn btn-quiet mt-8" to={href('home', 'en')}>
            {t.home}
          </Link>
        </div>
        <SendLinkForm />
      </div>
    </>
  );
}
