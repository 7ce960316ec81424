import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { InEitherLanguage } from '../../../shared/either-language/InEitherLanguage';
import { englishHref } from '../../../shared/i18n/english-paths';
import { PlatMap } from '../../../shared/motif/PlatMap';
import type { PasswordMessages } from './messages.en';

/** The language of the page is the reader's choice. */
const offers = { en: 'Ver esta página en español', es: 'Show this page in English' } as const;

/** The frame of the pages by which an organization gets a new password. */
export const PasswordPage = ({ children }: { children: ReactNode }) => (
  <section className="on-dark relative isolate grid place-items-center overflow-hidden bg-pine-900 px-5 pb-20 pt-28">
    <PlatMap className="absolute inset-0 -z-10 size-full opacity-60" />
    <div className="w-full max-w-md">
      <div className="on-light rounded-card bg-white p-6 text-ink shadow-card sm:p-8">
        <InEitherLanguage offers={offers}>
          <div>{children}</div>
        </InEitherLanguage>
      </div>
    </div>
  </section>
);

/** The way back to the form that asks for the password. */
export const BackToLogin = ({ t }: { t: PasswordMessages }) => (
  <p className="mt-6 border-t border-dashed border-line pt-4 text-[0.9375rem]">
    <Link className="link inline-flex min-h-8 items-center" to={englishHref('harDashboard')}>
      {t.login}
    </Link>
  </p>
);
