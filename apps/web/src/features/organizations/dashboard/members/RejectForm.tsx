import { useEffect, useRef, useState, type FormEvent } from 'react';
import { serverMessage } from '../../../../shared/api/api-error';
import { Notice } from '../../../../shared/ui/Notice';
import { TextField } from '../../../../shared/ui/TextField';
import type { MembersMessages } from './messages.en';
import type { useDecision } from './use-members';

type Props = {
  member: Readonly<{ id: string; name: string }>;
  decision: ReturnType<typeof useDecision>;
  onClose: () => void;
  t: MembersMessages;
};

/** Asks for the reason before a membership is rejected, and says what follows of it. */
export function RejectForm({ member, decision, onClose, t }: Props) {
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
      {decision.isError && isOwn && (
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
