import { Link } from 'react-router-dom';
import type { AdminAffiliate } from '@closewise/contracts/admin';
import { StatementList } from '../../../../shared/statements/StatementList';
import { adminDataKey } from '../../../../shared/account/admin-user';
import { ledgerLink } from '../../ledger/ledger-address';
import { useMayChange } from '../../may-change';
import { formatMoment } from '../../moments';
import type { OpenPanel } from '../changes/changes';
import texts from '../texts';

type Props = { affiliate: AdminAffiliate; onOpen: (opened: OpenPanel) => void; onClose: () => void };

const t = texts.details;

/** Details of an affiliate, and the less frequent actions. */
export function MorePanel({ affiliate, onOpen, onClose }: Props) {
  const { name, referralCode, status, isMasterAccount, registeredAt } = affiliate;
  const mayChange = useMayChange();
  const changes =
    !mayChange || status === 'terminated' ? [] : isMasterAccount ? masterChanges : memberChanges;
  return (
    <section
      aria-label={t.title(name)}
      className="grid gap-5 rounded-2xl border border-pine-200 bg-pine-50 p-4 sm:p-6"
    >
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        <Fact name={t.registered} value={formatMoment(registeredAt)} />
        <Fact name={t.organization} value={describeOrganization(affiliate)} />
        <Fact name={t.website} value={affiliate.website ?? t.none} />
        <Fact name={t.payout} value={affiliate.stripeOnboardingComplete ? t.payoutReady : t.payoutMissing} />
      </dl>
      <div>
        <h3 className="font-semibold">{t.statements}</h3>
        <StatementList
          of={{ kind: 'affiliate', id: affiliate.id }}
          queryKey={[adminDataKey, 'statements', affiliate.id]}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Link className="btn btn-quiet" to={ledgerLink({ kind: 'affiliate', label: referralCode })}>
          {texts.actions.ledger}
        </Link>
        {changes.map((kind) => (
          <button key={kind} type="button" className="btn btn-quiet" onClick={() => onOpen(kind)}>
            {texts.actions[kind]}
          </button>
        ))}
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {t.close}
        </button>
      </div>
    </section>
  );
}

const masterChanges = ['replaceLink', 'terminate'] as const;
const memberChanges = ['membership', ...masterChanges] as const;

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="font-semibold [overflow-wrap:anywhere]">{value}</dd>
  </div>
);

function describeOrganization({
  isMasterAccount,
  organizationTag,
  organizationMemberId,
}: AdminAffiliate): string {
  if (organizationTag === null) return t.noOrganization;
  return isMasterAccount ? t.masterOf(organizationTag) : t.memberOf(organizationTag, organizationMemberId);
}
