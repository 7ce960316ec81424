import { useQuery } from '@tanstack/react-query';
import { useParams, Link } from 'react-router-dom';
import type { AffiliateOnboardView } from '@closewise/contracts/affiliates';
import { readOnboarding } from '../../../shared/api/affiliate';
import { ApiError, serverMessage } from '../../../shared/api/api-error';
import { PrivateSeo } from '../../../shared/seo/Seo';
import { PageWaiting } from '../../../shared/ui/Spinner';
import { englishHref } from '../../../shared/i18n/english-paths';
import { PineBand } from '../../../shared/ui/PineBand';
import { Badge } from '../../../shared/ui/Badge';
import { Panel } from '../../../shared/ui/Panel';
import { LinkField } from '../../../shared/ui/LinkField';
import { LinkProblem } from '../LinkProblem';
import { PayoutSetup } from '../PayoutSetup';
import { ReferralCode, isWaitingForApproval, WaitingPanel } from '../ReferralCode';
import partnerTexts from '../texts';
import texts from './texts';

/** `/affiliate/onboard/{token}`: the new account and the next steps. */
export default function OnboardPage() {
  const { token } = useParams();
  return (
    <>
      <PrivateSeo {...texts.seo} />
      {token ? <OnboardingForToken token={token} /> : <LinkProblem {...texts.noToken} />}
    </>
  );
}

function OnboardingForToken({ token }: { token: string }) {
  const query = useQuery({
    queryKey: ['affiliate', 'onboarding', token],
    queryFn: () => readOnboarding(token),
  });
  if (query.isSuccess) return <Onboarding affiliate={query.data} />;
  if (query.isError) return <Problem error={query.error} onRetry={() => void query.refetch()} />;
  return <PageWaiting label={texts.loading} />;
}

function Problem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const refused = error instanceof ApiError && error.status < 500;
  return (
    <LinkProblem
      title={texts.refused.title}
      message={serverMessage(error) ?? texts.refused.failed}
      {...(refused ? { body: texts.refused.body } : { onRetry })}
    />
  );
}

type Affiliate = AffiliateOnboardView['affiliate'];

/** Code, link, payout setup and next steps of a new account. */
function Onboarding({ affiliate }: { affiliate: Affiliate }) {
  const { name, referralCode, organizationTag, isMasterAccount, stripeOnboardingComplete } = affiliate;
  const waits = isWaitingForApproval(affiliate);
  return (
    <>
      <PineBand title={texts.title(name)} lede={waits ? texts.ledeWaiting : texts.lede}>
        <p className="mt-5 flex flex-wrap items-center gap-3 text-pine-100">
          {waits ? (
            <Badge tone="warning">{partnerTexts.waiting.badge}</Badge>
          ) : (
            <Badge tone="good">{texts.created}</Badge>
          )}
          {organizationTag && <span>{(isMasterAccount ? texts.master : texts.member)(organizationTag)}</span>}
        </p>
      </PineBand>
      <div className="wrap relative -mt-16 grid items-start gap-6 pb-20 lg:grid-cols-[1fr_24rem]">
        {waits ? <WaitingPanel code={referralCode} /> : <CodePanel {...affiliate} />}
        <div className="grid gap-6">
          <PayoutSetup done={stripeOnboardingComplete} />
          <Panel title={texts.next.title}>
            <ol className="grid gap-4">
              {(waits ? texts.next.itemsWaiting : texts.next.items).map((item, index) => (
                <li key={item} className="flex gap-3 border-t border-ink/80 pt-3">
                  <span aria-hidden="true" className="num font-display font-bold text-pine-700">
                    {index + 1}
                  </span>
                  <span>{item}</span>
                </li>
              ))}
            </ol>
            <Link className="btn btn-primary mt-6 w-full" to={englishHref('affiliateDashboard')}>
              {texts.dashboard}
            </Link>
          </Panel>
        </div>
      </div>
    </>
  );
}

const CodePanel = ({ referralCode, referralLink }: Affiliate) => (
  <Panel title={texts.code.title}>
    <div className="mb-6">
      <ReferralCode code={referralCode} />
    </div>
    <LinkField link={referralLink} label={texts.code.label} test={texts.code.test} />
  </Panel>
);
