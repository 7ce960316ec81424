import { useState } from 'react';
import { Link } from 'react-router-dom';
import { englishHref } from '../../../shared/i18n/english-paths';
import { OfferHero } from '../../../shared/offer/OfferHero';
import { OfferReasons, OfferSteps } from '../../../shared/offer/OfferSections';
import { SharesSheet } from '../../../shared/offer/SharesSheet';
import { useReportShares } from '../../../shared/price/report-shares';
import { EnglishSeo } from '../../../shared/seo/Seo';
import { SetupForm } from './SetupForm';
import { Success } from './Success';
import t from './texts';
import type { Enrolled } from './use-setup';

/** `/organization/master-setup`: what an organization earns, the form, and the screen after it. */
export default function SetupPage() {
  const shares = useReportShares();
  const [enrolled, setEnrolled] = useState<Enrolled | null>(null);
  return (
    <>
      <EnglishSeo
        {...t.seo}
        description={t.seo.description(shares)}
        path={englishHref('organizationSetup')}
      />
      {enrolled === null ? <Offer onDone={setEnrolled} /> : <Success {...enrolled} />}
    </>
  );
}

function Offer({ onDone }: { onDone: (enrolled: Enrolled) => void }) {
  const shares = useReportShares();
  return (
    <>
      <OfferHero
        {...t.hero}
        price={t.hero.price(shares.price)}
        sheet={<SharesSheet {...t.sheet(shares)} />}
        form={<SetupForm onDone={onDone} />}
      />
      <OfferSteps {...t.steps} />
      <OfferReasons {...t.why} />
      <p className="wrap py-12 text-lg">
        <strong>{t.returning.text}</strong>{' '}
        <Link className="link" to={englishHref('harDashboard')}>
          {t.returning.link}
        </Link>
        . {t.returning.other}
      </p>
    </>
  );
}
