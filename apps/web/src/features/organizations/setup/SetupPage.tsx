import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Building2 } from 'lucide-react';
import { dashboardPathOf } from '@closewise/domain/organizations';
import { englishHref } from '../../../shared/i18n/english-paths';
import { OfferHero, OfferReasons, OfferSteps, SharesSheet } from '../../../shared/ui/Offer';
import { useReportShares } from '../../../shared/price/report-price';
import { EnglishSeo } from '../../../shared/seo/Seo';
import { publicUrl } from '../../../shared/seo/public-url';
import { NumberedList } from '../../../shared/ui/NumberedList';
import { Panel } from '../../../shared/ui/Panel';
import { SuccessBand } from '../../../shared/ui/SuccessBand';
import { FactLine } from '../FactLine';
import { SetupForm } from './SetupForm';
import texts from './texts';
import type { EnrolledOrganization } from './setup-form';

const t = texts.success;

/** `/organization/master-setup`: the offer and the form, then the confirmation. */
export default function SetupPage() {
  const shares = useReportShares();
  const [enrolled, setEnrolled] = useState<EnrolledOrganization | null>(null);
  return (
    <>
      <EnglishSeo
        {...texts.seo}
        description={texts.seo.description(shares)}
        path={englishHref('organizationSetup')}
      />
      {enrolled === null ? <Offer onDone={setEnrolled} /> : <EnrollmentDone {...enrolled} />}
    </>
  );
}

function Offer({ onDone }: { onDone: (enrolled: EnrolledOrganization) => void }) {
  const shares = useReportShares();
  return (
    <>
      <OfferHero
        {...texts.hero}
        price={texts.hero.price(shares.price)}
        sheet={<SharesSheet {...texts.sheet(shares)} />}
        form={<SetupForm onDone={onDone} />}
      />
      <OfferSteps {...texts.steps} />
      <OfferReasons {...texts.why} />
      <p className="wrap py-12 text-lg">
        <strong>{texts.returning.text}</strong>{' '}
        <Link className="link" to={englishHref('harDashboard')}>
          {texts.returning.link}
        </Link>
        . {texts.returning.other}
      </p>
    </>
  );
}

/** After the enrollment: the email to open, and the next steps. */
function EnrollmentDone({ message, tag, email, dashboardToken }: EnrolledOrganization) {
  const dashboardPath = dashboardPathOf(tag);
  const ownPath = `${englishHref('affiliateDashboard')}/${encodeURIComponent(dashboardToken)}`;
  return (
    <>
      <SuccessBand icon={Building2} title={message}>
        <p className="mt-4 max-w-xl text-lg text-pine-100 [overflow-wrap:anywhere]">{t.confirm(email)}</p>
      </SuccessBand>
      <div className="wrap grid items-start gap-x-14 gap-y-10 py-14 lg:grid-cols-2">
        <section aria-labelledby="next-title">
          <h2 id="next-title" className="display mb-5 text-[1.625rem]">
            {t.next}
          </h2>
          <NumberedList items={t.steps} />
        </section>
        <Panel title={t.account}>
          <dl className="-mt-2 divide-y divide-dashed divide-line">
            <FactLine name={t.tag} value={tag} />
            <FactLine name={t.login} value={email} />
            <FactLine name={t.address} value={publicUrl() + dashboardPath} />
          </dl>
          <Link className="btn btn-primary mt-4 w-full" to={dashboardPath}>
            {t.open}
          </Link>
          <p className="mt-6 border-t border-dashed border-line pt-4 text-[0.9375rem] text-muted">
            {t.own}{' '}
            <Link className="link" to={ownPath}>
              {t.ownLink}
            </Link>
          </p>
        </Panel>
      </div>
    </>
  );
}
