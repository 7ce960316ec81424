import { useForm } from 'react-hook-form';
import { decideOrganizationRequest, type AdminOrganization } from '@closewise/contracts/admin';
import { resolveBy, whenBlank } from '../../../shared/forms/resolve-by';
import { decideOnOrganization } from '../../../shared/api/admin-organizations';
import { Notice } from '../../../shared/ui/Notice';
import { TextField } from '../../../shared/ui/TextField';
import { useAction } from '../admin-calls';
import texts from './texts';

/** The API's rules; both decisions require a note. */
const decisionResolver = resolveBy<{ note: string }>(
  decideOrganizationRequest.extend({
    note: decideOrganizationRequest.shape.note.refine((note) => note.trim() !== ''),
  }),
  { body: (typed) => typed, words: { note: whenBlank(texts.noteMissing) } },
);

type Verdict = 'approve' | 'reject';

/** Approves or rejects an organization. Approval requires that the contact has opened the mailed link. */
export function DecisionForm({
  organization: { name, tag, linkOpened },
}: {
  organization: AdminOrganization;
}) {
  const decide = useAction(decideOnOrganization, texts.failed);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { note: '' },
    resolver: decisionResolver,
  });
  const submit = (verdict: Verdict) =>
    handleSubmit(({ note }) => decide.run({ tag, verdict, note: note.trim() }));
  return (
    <form
      aria-label={texts.decide(name)}
      className="grid gap-4 rounded-2xl border border-marigold-400 bg-marigold-100 p-4 sm:p-6"
      noValidate
      onSubmit={(event) => (linkOpened ? void submit('approve')(event) : event.preventDefault())}
    >
      {!linkOpened && <p className="max-w-2xl font-semibold">{texts.linkNotOpenedNote}</p>}
      <TextField
        label={texts.note}
        hint={texts.noteHint}
        maxLength={500}
        autoComplete="off"
        error={formState.errors.note?.message}
        {...register('note')}
      />
      {decide.failure && <Notice tone="error">{decide.failure}</Notice>}
      <div className="flex flex-wrap items-center gap-3">
        {linkOpened && (
          <button className="btn btn-primary" aria-label={texts.approveOf(name)} disabled={decide.busy}>
            {texts.approve}
          </button>
        )}
        <button
          type="button"
          className="btn btn-quiet"
          aria-label={texts.rejectOf(name)}
          disabled={decide.busy}
          onClick={(event) => void submit('reject')(event)}
        >
          {texts.reject}
        </button>
        <p className="text-sm text-marigold-800">{texts.rejectNote}</p>
      </div>
    </form>
  );
}
