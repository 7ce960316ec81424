import { useState } from 'react';
import { MailCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { englishHref } from '../../../shared/i18n/english-paths';
import { OfferReasons, OfferSteps, OfferHero, SharesSheet } from '../../../shared/ui/Offer';
import { useReportShares } from '../../../shared/price/report-price';
import { EnglishSeo } from '../../../shared/seo/Seo';
import { href } from '../../../shared/i18n/paths';
import { NumberedList } from '../../../shared/ui/NumberedList';
import { SuccessBand } from '../../../shared/ui/SuccessBand';
import { SendLinkForm } from '../SendLinkForm';
import texts from './texts';
import { SignUpForm } from './SignUpForm';

const t = texts.success;

/** `/affiliate/register`: the offer, the form, and a way to get a lost link. */
export default function RegisterPage() {
  const shares = useReportShares();
  const [registered, setRegistered] = useState<string | null>(null);
  return (
    <>
      <EnglishSeo
        {...texts.seo}
        description={texts.seo.description(shares)}
        path={englishHref('affiliateRegister')}
      />
      {registered === null ? <Offer onDone={setRegistered} /> : <RegistrationDone email={registered} />}
    </>
  );
}

function Offer({ onDone }: { onDone: (email: string) => void }) {
  return (
    <>
      <Hero onDone={onDone} />
      <OfferSteps {...texts.steps} />
      <OfferReasons {...texts.why} />
      <div className="wrap max-w-3xl py-16">
        <SendLinkForm />
      </div>
    </>
  );
}

function Hero({ onDone }: { onDone: (email: string) => void }) {
  const shares = useReportShares();
  return (
    <OfferHero
      {...texts.hero}
      lede={texts.hero.lede(shares)}
      price={texts.hero.price(shares.price)}
      sheet={<SharesSheet {...texts.sheet(shares)} />}
      form={<SignUpForm onDone={onDone} />}
    />
  );
}

function RegistrationDone({ email }: { email: string }) {
  return (
    <>
      <SuccessBand icon={MailCheck} title={t.title}>
        <p className="mt-4 text-lg text-pine-100">
          {t.sentTo} <strong className="text-white [overflow-wrap:anywhere]">{email}</strong>.
        </p>
        <p className="mt-2 max-w-xl text-lg text-pine-100">{t.body}</p>
      </SuccessBand>
      <div className="wrap grid gap-x-14 gap-y-10 py-14 lg:grid-cols-2">
        <div>
          <NumberedList items={t.steps} />
          <Link className="btn btn-quiet mt-8" to={href('home', 'en')}>
            {t.home}
          </Link>
        </div>
        <SendLinkForm />
      </div>
    </>
  );
}
