import { Link } from 'react-router-dom';
import type { OrganizationAccount } from '../../../shared/api/organization';
import { englishHref } from '../../../shared/i18n/english-paths';
import { PlatMap } from '../../../shared/motif/PlatMap';
import { Notice } from '../../../shared/ui/Notice';
import { LoginForm } from './LoginForm';
import texts from './texts';

const t = texts.login;

type Props = { tag: string; ended: boolean; loggedIn: OrganizationAccount | null };

/** In place of a dashboard for whoever is not logged in as its organization. */
export function Login({ tag, ended, loggedIn }: Props) {
  return (
    <section className="on-dark relative isolate grid place-items-center overflow-hidden bg-pine-900 px-5 pb-20 pt-28">
      <PlatMap className="absolute inset-0 -z-10 size-full opacity-60" />
      <div className="w-full max-w-md">
        <div className="on-light rounded-card bg-white p-6 text-ink shadow-card sm:p-8">
          <h1 className="display text-[1.75rem] [overflow-wrap:anywhere]">{t.title(tag)}</h1>
          <p className="mt-1 text-muted">{t.lede}</p>
          <div className="mt-5 grid gap-4">
            {ended && <Notice tone="info">{t.ended}</Notice>}
            {loggedIn && (
              <Notice tone="info">
                <span>{t.other(loggedIn.name)}</span>{' '}
                <Link className="link" to={loggedIn.dashboardPath}>
                  {t.otherLink}
                </Link>
              </Notice>
            )}
            <LoginForm />
          </div>
          <p className="mt-6 border-t border-dashed border-line pt-4 text-[0.9375rem]">
            {t.enroll}{' '}
            <Link className="link" to={englishHref('organizationSetup')}>
              {t.enrollLink}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
