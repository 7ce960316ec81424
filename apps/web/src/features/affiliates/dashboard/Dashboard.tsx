import { ShieldCheck } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import { leaveDashboard, type Affiliate } from '../../../shared/api/affiliate';
import { BilingualSection } from '../../../shared/i18n/BilingualSection';
import { Payouts } from '../../../shared/payouts/Payouts';
import { Statements } from '../../../shared/statements/StatementList';
import { Notice } from '../../../shared/ui/Notice';
import { PineBand } from '../../../shared/ui/PineBand';
import { Badge } from '../../../shared/ui/Badge';
import { serverMessage } from '../../../shared/api/api-error';
import { toast } from '../../../shared/toast/toasts';
import { EndSessionButton } from '../../../shared/ui/EndSessionButton';
import { Panel } from '../../../shared/ui/Panel';
import { PayoutSetup } from '../PayoutSetup';
import partnerTexts from '../texts';
import { isWaitingForApproval, WaitingPanel } from '../ReferralCode';
import { noCommissions } from './commissions';
import { History } from './History';
import { LinkPanel } from './LinkPanel';
import { ReplaceLink } from './ReplaceLink';
import { AffiliateSales } from './AffiliateSales';
import { Structure } from './Structure';
import texts from './texts';
import { Totals } from './Totals';
import { useCommissions } from './use-dashboard';
import { Visits } from './Visits';

const t = texts.leave;

type Props = { affiliate: Affiliate; onReplaced: () => void; onLeft: () => void };

/** The affiliate dashboard. */
export function Dashboard({ affiliate, onReplaced, onLeft }: Props) {
  const commissions = useCommissions();
  const summary = commissions.data ?? noCommissions();
  const waits = isWaitingForApproval(affiliate);
  return (
    <>
      <PineBand title={texts.welcome(affiliate.name)} lede={texts.lede}>
        <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
          <StandingBadge active={affiliate.active} waits={waits} />
          <LeaveButton onLeft={onLeft} />
        </div>
      </PineBand>
      <div className="wrap relative -mt-16 grid gap-6 pb-20">
        <Totals affiliate={affiliate} summary={summary} isKnown={!commissions.isPending} />
        {!affiliate.active && (
          <Notice tone="warning" title={texts.pausedNotice.title}>
            {texts.pausedNotice.body}
          </Notice>
        )}
        <p className="flex items-start gap-3 rounded-2xl border border-sky-700/30 bg-sky-50 p-4 text-[0.9375rem] leading-snug">
          <ShieldCheck aria-hidden size={20} className="mt-0.5 shrink-0 text-sky-700" />
          <span>
            <strong className="font-semibold">{texts.security.title}.</strong> {texts.security.body}
          </span>
        </p>
        <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
          <div className="grid min-w-0 gap-6">
            {waits ? <WaitingPanel code={affiliate.referralCode} /> : <LinkPanel affiliate={affiliate} />}
            <History query={commissions} summary={summary} waits={waits} />
            <BilingualSection>
              {!waits && <AffiliateSales />}
              {!waits && <Visits />}
              <Payouts of={{ kind: 'own' }} queryKey={['affiliate', 'payouts']} />
              <Statements of={{ kind: 'own' }} queryKey={['affiliate', 'statements']} />
            </BilingualSection>
          </div>
          <div className="grid min-w-0 gap-6">
            <PayoutSetup done={affiliate.stripeOnboardingComplete} />
            <Structure affiliate={affiliate} />
            {!waits && <Tips />}
            <ReplaceLink email={affiliate.email} onReplaced={onReplaced} />
          </div>
        </div>
      </div>
    </>
  );
}

/** A paused account takes precedence over an organization that waits for approval. */
function StandingBadge({ active, waits }: { active: boolean; waits: boolean }) {
  if (!active) return <Badge tone="warning">{texts.paused}</Badge>;
  if (waits) return <Badge tone="warning">{partnerTexts.waiting.badge}</Badge>;
  return <Badge tone="good">{texts.active}</Badge>;
}

/** Ends the session, for shared devices. */
function LeaveButton({ onLeft }: { onLeft: () => void }) {
  const leaving = useMutation({
    mutationFn: leaveDashboard,
    onSuccess: onLeft,
    onError: (error) => toast({ title: serverMessage(error) ?? t.failed, variant: 'destructive' }),
  });
  return <EndSessionButton label={t.submit} busy={leaving.isPending} onEnd={() => leaving.mutate()} />;
}

function Tips() {
  return (
    <Panel title={texts.tips.title}>
      <ul className="grid gap-4">
        {texts.tips.items.map(({ title, body }) => (
          <li key={title} className="border-t border-ink/80 pt-3">
            <h3 className="font-semibold">{title}</h3>
            <p className="mt-0.5 text-[0.9375rem] text-muted">{body}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
