import { ShieldCheck } from 'lucide-react';
import type { Affiliate } from '../../../shared/api/affiliate';
import { InEitherLanguage } from '../../../shared/either-language/InEitherLanguage';
import { Payouts } from '../../../shared/payouts/Payouts';
import { Statements } from '../../../shared/statements/Statements';
import { Notice } from '../../../shared/ui/Notice';
import { PineBand } from '../../../shared/ui/PineBand';
import { Badge } from '../../../shared/ui/Badge';
import { PayoutSetup } from '../PayoutSetup';
import general from '../texts';
import { isWaiting } from '../waiting';
import { WaitingPanel } from '../WaitingPanel';
import { noCommissions } from './commissions';
import { History } from './History';
import { LeaveButton } from './LeaveButton';
import { LinkPanel } from './LinkPanel';
import { ReplaceLink } from './ReplaceLink';
import { OwnSales } from './sales/OwnSales';
import { Structure } from './Structure';
import t from './texts';
import { Tips } from './Tips';
import { Totals } from './Totals';
import { useCommissions } from './use-dashboard';
import { Visits } from './visits/Visits';

type Props = { affiliate: Affiliate; onReplaced: () => void; onLeft: () => void };

/** Everything that an affiliate has at Closewise. */
export function Dashboard({ affiliate, onReplaced, onLeft }: Props) {
  const commissions = useCommissions();
  const summary = commissions.data ?? noCommissions();
  const waits = isWaiting(affiliate);
  return (
    <>
      <PineBand title={t.welcome(affiliate.name)} lede={t.lede}>
        <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
          <StandingBadge active={affiliate.active} waits={waits} />
          <LeaveButton onLeft={onLeft} />
        </div>
      </PineBand>
      <div className="wrap relative -mt-16 grid gap-6 pb-20">
        <Totals affiliate={affiliate} summary={summary} isKnown={!commissions.isPending} />
        {!affiliate.active && (
          <Notice tone="warning" title={t.pausedNotice.title}>
            {t.pausedNotice.body}
          </Notice>
        )}
        <p className="flex items-start gap-3 rounded-2xl border border-sky-700/30 bg-sky-50 p-4 text-[0.9375rem] leading-snug">
          <ShieldCheck aria-hidden size={20} className="mt-0.5 shrink-0 text-sky-700" />
          <span>
            <strong className="font-semibold">{t.security.title}.</strong> {t.security.body}
          </span>
        </p>
        <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
          <div className="grid min-w-0 gap-6">
            {waits ? <WaitingPanel code={affiliate.referralCode} /> : <LinkPanel affiliate={affiliate} />}
            <History query={commissions} summary={summary} waits={waits} />
            <InEitherLanguage>
              {!waits && <OwnSales />}
              {!waits && <Visits />}
              <Payouts of={{ kind: 'own' }} queryKey={['affiliate', 'payouts']} />
              <Statements of={{ kind: 'own' }} queryKey={['affiliate', 'statements']} />
            </InEitherLanguage>
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

/** A pause is an admin's word about this very account, so it goes before the organization's. */
function StandingBadge({ active, waits }: { active: boolean; waits: boolean }) {
  if (!active) return <Badge tone="warning">{t.paused}</Badge>;
  if (waits) return <Badge tone="warning">{general.waiting.badge}</Badge>;
  return <Badge tone="good">{t.active}</Badge>;
}
