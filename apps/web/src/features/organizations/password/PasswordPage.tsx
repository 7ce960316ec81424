import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BilingualSection } from '../../../shared/i18n/BilingualSection';
import { englishHref } from '../../../shared/i18n/english-paths';
import { PlatMap } from '../../../shared/ui/PlatMap';
import type { OrganizationMessages } from '../messages.en';

/** The pages are shown in the language that the reader chooses. */
const offers = { en: 'Show this page in English', es: 'Ver esta página en español' } as const;

/** Frame of the pages that mailed links open. */
export const PasswordPage = ({ children }: { children: ReactNode }) => (
  <section className="on-dark relative isolate grid place-items-center overflow-hidden bg-pine-900 px-5 pb-20 pt-28">
    <PlatMap className="absolute inset-0 -z-10 size-full opacity-60" />
    <div className="w-full max-w-md">
      <div className="on-light rounded-card bg-white p-6 text-ink shadow-card sm:p-8">
        <BilingualSection offers={offers}>
          <div>{children}</div>
        </BilingualSection>
      </div>
    </div>
  </section>
);

export const BackToLogin = ({ t }: { t: OrganizationMessages['password'] }) => (
  <p className="mt-6 border-t border-dashed border-line pt-4 text-[0.9375rem]">
    <Link className="link inline-flex min-h-8 items-center" to={englishHref('harDashboard')}>
      {t.login}
    </Link>
  </p>
);
