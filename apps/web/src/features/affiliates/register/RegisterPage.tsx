import { useState } from 'react';
import { englishHref } from '../../../shared/i18n/english-paths';
import { OfferReasons, OfferSteps } from '../../../shared/offer/OfferSections';
import { useReportShares } from '../../../shared/price/report-shares';
import { EnglishSeo } from '../../../shared/seo/Seo';
import { SendLinkForm } from '../SendLinkForm';
import { Hero } from './Hero';
import { Success } from './Success';
import t from './texts';

/** `/affiliate/register`: why, the form, and the way back for those who have registered before. */
export default function RegisterPage() {
  const shares = useReportShares();
  const [registered, setRegistered] = useState<string | null>(null);
  return (
    <>
      <EnglishSeo
        {...t.seo}
        description={t.seo.description(shares)}
        path={englishHref('affiliateRegister')}
      />
      {registered === null ? <Offer onDone={setRegistered} /> : <Success email={registered} />}
    </>
  );
}

function Offer({ onDone }: { onDone: (email: string) => void }) {
  return (
    <>
      <Hero onDone={onDone} />
      <OfferSteps {...t.steps} />
      <OfferReasons {...t.why} />
      <div className="wrap max-w-3xl py-16">
        <SendLinkForm />
      </div>
    </>
  );
}
