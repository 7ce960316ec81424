import type { OrganizationMember } from '../../../../shared/api/organization';
import { dollars } from '../../../../shared/i18n/money';
import { Badge } from '../../../../shared/ui/Badge';
import { useOpener } from '../../../../shared/ui/use-opener';
import type { MembersMessages } from './messages.en';
import { RejectForm } from './RejectForm';
import type { useDecision } from './use-members';

type Props = { member: OrganizationMember; decision: ReturnType<typeof useDecision>; t: MembersMessages };

/** A member: who they are, what they have sold, and what the organization says of the membership. */
export function MemberItem({ member, decision, t }: Props) {
  const { isOpen, open, close, opener } = useOpener();
  const { id, email, organizationMemberId, active, confirmed } = member;
  const name = member.name || t.erased;
  const isConfirming =
    decision.isPending && decision.variables.id === id && decision.variables.reason === null;
  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold leading-snug [overflow-wrap:anywhere]">{name}</p>
          <p className="text-sm text-muted [overflow-wrap:anywhere]">{email}</p>
          {organizationMemberId && (
            <p className="text-sm text-muted [overflow-wrap:anywhere]">{t.memberId(organizationMemberId)}</p>
          )}
          <p className="mt-2 flex flex-wrap gap-2">
            <Badge tone={confirmed ? 'good' : 'warning'}>{confirmed ? t.confirmed : t.unconfirmed}</Badge>
            {!active && <Badge tone="plain">{t.paused}</Badge>}
          </p>
        </div>
        <dl className="num flex gap-6 text-right text-[0.9375rem]">
          <Fact name={t.sold} value={String(member.reportsSold)} />
          <Fact name={t.override} value={dollars(member.organizationOverride)} />
        </dl>
      </div>
      {isOpen ? (
        <RejectForm member={{ id, name }} decision={decision} onClose={close} t={t} />
      ) : (
        <div className="flex flex-wrap gap-2">
          {!confirmed && (
            <button
              type="button"
              aria-label={`${t.confirm}: ${name}`}
              className="btn btn-quiet"
              disabled={decision.isPending}
              onClick={() => decision.mutate({ id, name, reason: null })}
            >
              {isConfirming ? t.confirming : t.confirm}
            </button>
          )}
          <button
            ref={opener}
            type="button"
            aria-label={`${t.reject}: ${name}`}
            className="btn btn-quiet"
            disabled={decision.isPending}
            onClick={open}
          >
            {t.reject}
          </button>
        </div>
      )}
    </li>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="font-semibold">{value}</dd>
  </div>
);
