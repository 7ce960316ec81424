import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { OrganizationMember } from '../../../shared/api/organization';
import { dollars } from '../../../shared/i18n/money';
import { Badge } from '../../../shared/ui/Badge';
import { useOpener } from '../../../shared/ui/use-focus';
import { serverMessage } from '../../../shared/api/api-error';
import { Notice } from '../../../shared/ui/Notice';
import { TextField } from '../../../shared/ui/TextField';
import type { OrganizationMessages } from '../messages.en';
import { ConfirmationCancelled } from './PasswordConfirmation';
import type { useDecision } from './use-members';

type Props = {
  member: OrganizationMember;
  decision: ReturnType<typeof useDecision>;
  t: OrganizationMessages['members'];
};

/** A member: identity, sales, and whether the organization has confirmed the membership. */
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

type RejectFormProps = {
  member: Readonly<{ id: string; name: string }>;
  decision: ReturnType<typeof useDecision>;
  onClose: () => void;
  t: OrganizationMessages['members'];
};

/** Requires a reason before a membership is rejected, and explains the effect. */
function RejectForm({ member, decision, onClose, t }: RejectFormProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isOwn = decision.variables?.id === member.id;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(reason.trim() === '');
    if (reason.trim() === '') return field.current?.focus();
    decision.mutate({ ...member, reason: reason.trim() });
  };
  return (
    <form
      noValidate
      aria-label={`${t.reject}: ${member.name}`}
      className="grid gap-4 rounded-2xl border border-line p-4"
      onSubmit={submit}
    >
      <p className="text-[0.9375rem]">{t.effect}</p>
      <TextField
        ref={field}
        label={t.reason}
        hint={t.reasonHint}
        maxLength={500}
        value={reason}
        error={isMissing ? t.reasonMissing : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      {decision.isError && isOwn && !(decision.error instanceof ConfirmationCancelled) && (
        <Notice tone="error">{serverMessage(decision.error, t.refusals) ?? t.decisionFailed}</Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <button className="btn btn-primary" disabled={decision.isPending}>
          {decision.isPending && isOwn ? t.rejecting : t.reject}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {t.cancel}
        </button>
      </div>
    </form>
  );
}
