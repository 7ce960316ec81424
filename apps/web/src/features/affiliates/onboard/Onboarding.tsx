import { Link } from 'react-router-dom';
import type { AffiliateOnboardView } from '@closewise/contracts/affiliates';
import { englishHref } from '../../../shared/i18n/english-paths';
import { PineBand } from '../../../shared/ui/PineBand';
import { Badge } from '../../../shared/ui/Badge';
import { Panel } from '../../../shared/ui/Panel';
import { LinkField } from '../../../shared/ui/LinkField';
import { PayoutSetup } from '../PayoutSetup';
import { ReferralCode } from '../ReferralCode';
import general from '../texts';
import { isWaiting } from '../waiting';
import { WaitingPanel } from '../WaitingPanel';
import t from './texts';

type Affiliate = AffiliateOnboardView['affiliate'];

/** Code, link, payout setup and next steps of a new account. */
export function Onboarding({ affiliate }: { affiliate: Affiliate }) {
  const { name, referralCode, organizationTag, isMasterAccount, stripeOnboardingComplete } = affiliate;
  const waits = isWaiting(affiliate);
  return (
    <>
      <PineBand title={t.title(name)} lede={waits ? t.ledeWaiting : t.lede}>
        <p className="mt-5 flex flex-wrap items-center gap-3 text-pine-100">
          {waits ? (
            <Badge tone="warning">{general.waiting.badge}</Badge>
          ) : (
            <Badge tone="good">{t.created}</Badge>
          )}
          {organizationTag && <span>{(isMasterAccount ? t.master : t.member)(organizationTag)}</span>}
        </p>
      </PineBand>
      <div className="wrap relative -mt-16 grid items-start gap-6 pb-20 lg:grid-cols-[1fr_24rem]">
        {waits ? <WaitingPanel code={referralCode} /> : <CodePanel {...affiliate} />}
        <div className="grid gap-6">
          <PayoutSetup done={stripeOnboardingComplete} />
          <Panel title={t.next.title}>
            <ol className="grid gap-4">
              {(waits ? t.next.itemsWaiting : t.next.items).map((item, index) => (
                <li key={item} className="flex gap-3 border-t border-ink/80 pt-3">
                  <span aria-hidden="true" className="num font-display font-bold text-pine-700">
                    {index + 1}
                  </span>
                  <span>{item}</span>
                </li>
              ))}
            </ol>
            <Link className="btn btn-primary mt-6 w-full" to={englishHref('affiliateDashboard')}>
              {t.dashboard}
            </Link>
          </Panel>
        </div>
      </div>
    </>
  );
}

const CodePanel = ({ referralCode, referralLink }: Affiliate) => (
  <Panel title={t.code.title}>
    <div className="mb-6">
      <ReferralCode code={referralCode} />
    </div>
    <LinkField link={referralLink} label={t.code.label} test={t.code.test} />
  </Panel>
);
