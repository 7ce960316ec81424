import { useId, useState } from 'react';
import type { Language } from '../../shared/i18n/language';
import { serverMessage } from '../../shared/api/api-error';
import { ModalDialog } from '../../shared/ui/ModalDialog';
import { Notice } from '../../shared/ui/Notice';
import { DateFields, PayerFields } from './ContractFields';
import { HomeFields } from './HomeFields';
import { newestOf, type Changes, type ReportVersions } from './inputs';
import { LoanFields } from './LoanFields';
import type { RefineMessages } from './messages.en';
import { changesOf } from './read-form';
import type { RefineField, RefineValues } from './refine-form';
import { problemsIn, useRefineForm } from './use-refine-form';
import type { Outcome } from './use-refining';

type Props = {
  t: RefineMessages;
  language: Language;
  report: ReportVersions;
  outcome: Outcome | null;
  onRefine: (changes: Changes) => Promise<Outcome>;
};

/** Everything that can be corrected; another address is asked about before it is sent. */
export function RefineForm({ t, language, report, outcome, onRefine }: Props) {
  const id = useId();
  const texts = { t, language };
  const form = useRefineForm(texts, report);
  const [asked, setAsked] = useState<Changes | null>(null);
  const [isUntouched, setUntouched] = useState(false);
  const { isSubmitting, errors } = form.formState;

  const send = async (changes: Changes) => {
    const said = Object.entries(problemsIn(await onRefine(changes), texts));
    for (const [index, [field, message]] of said.entries())
      form.setError(field as RefineField, { type: 'server', message }, { shouldFocus: index === 0 });
  };
  const submit = async (values: RefineValues) => {
    const changes = changesOf(values, newestOf(report).inputs, language);
    setUntouched(Object.keys(changes).length === 0);
    if (Object.keys(changes).length === 0) return;
    const moves = changes.address !== undefined && report.allowance.newAddressesLeft > 0;
    if (moves) setAsked(changes);
    else await send(changes);
  };
  const confirm = () => {
    const changes = asked!;
    setAsked(null);
    void form.handleSubmit(() => send(changes))();
  };
  const parts = { ...texts, form, report };
  const isRefused = outcome?.kind === 'refused' && !isSubmitting;
  return (
    <form
      noValidate
      aria-label={t.title}
      className="sheet grid gap-7 p-5 sm:p-8"
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <HomeFields {...parts} />
      <LoanFields {...parts} />
      <PayerFields {...parts} />
      <DateFields {...parts} />
      <div role="alert" className="empty:hidden">
        {isRefused && <Refusal t={t} outcome={outcome} hasProblems={Object.keys(errors).length > 0} />}
      </div>
      <div>
        <button className="btn btn-primary w-full" disabled={isSubmitting} aria-describedby={`${id}-state`}>
          {isSubmitting && <span aria-hidden="true" className="spinner" />}
          <span>{isSubmitting ? t.submitting : t.submit}</span>
        </button>
        <p id={`${id}-state`} role="status" className="hint mt-2 text-center">
          {isUntouched && t.nothingTyped}
        </p>
      </div>
      {asked && (
        <ModalDialog title={t.confirm.title} body={t.confirm.body} onClose={() => setAsked(null)}>
          <button type="button" className="btn btn-primary" onClick={confirm}>
            {t.confirm.go}
          </button>
          <button type="button" className="btn btn-quiet" onClick={() => setAsked(null)}>
            {t.confirm.back}
          </button>
        </ModalDialog>
      )}
    </form>
  );
}

type RefusalProps = Pick<Props, 't'> & {
  outcome: Extract<Outcome, { kind: 'refused' }>;
  hasProblems: boolean;
};

function Refusal({ t, outcome, hasProblems }: RefusalProps) {
  if (Object.keys(problemsIn(outcome, { t, language: 'en' })).length > 0)
    return hasProblems ? (
      <Notice tone="warning" title={t.problemsTitle}>
        {t.problemsBody}
      </Notice>
    ) : null;
  return <Notice tone="warning">{serverMessage(outcome.error, t.refusals) ?? t.failed}</Notice>;
}
