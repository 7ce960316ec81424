import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, serverMessage } from '../../shared/api/api-error';
import type { Language } from '../../shared/i18n/language';
import { formatCents } from '../../shared/i18n/money';
import { ModalDialog } from '../../shared/ui/ModalDialog';
import { Notice } from '../../shared/ui/Notice';
import { DateFields, HomeFields, LoanFields, PayerFields } from './FieldGroups';
import { type Changes, newestOf, type ReportVersions } from './inputs';
import type { RefineMessages } from './messages.en';
import { changesOf, readForm } from './read-form';
import { fieldOf, type RefineField, type RefineValues, valuesOf } from './refine-form';
import type { Outcome } from './use-refining';

type Props = {
  t: RefineMessages;
  language: Language;
  report: ReportVersions;
  outcome: Outcome | null;
  onRefine: (changes: Changes) => Promise<Outcome>;
};

/** All editable values; a different address needs a confirmation before it is sent. */
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

type Texts = { t: RefineMessages; language: Language };
type Sentences = Partial<Record<RefineField, string>>;

/** The newest version's form; typed values survive when a newer version loads. */
function useRefineForm({ t, language }: Texts, report: ReportVersions) {
  const { inputs } = newestOf(report);
  return useForm<RefineValues>({
    defaultValues: valuesOf(inputs),
    values: valuesOf(inputs),
    resetOptions: { keepDirtyValues: true },
    mode: 'onTouched',
    resolver: (values) => {
      const { problems } = readForm(values, language);
      const errors = Object.entries(problems).map(([field, reason]) => [
        field,
        { type: reason, message: t.problems[reason]!('') },
      ]);
      return errors.length > 0 ? { values: {}, errors: Object.fromEntries(errors) } : { values, errors: {} };
    },
  });
}

/** Refused fields with the page's messages. */
function problemsIn(outcome: Outcome, { t, language }: Texts): Sentences {
  if (outcome.kind !== 'refused' || !(outcome.error instanceof ApiError)) return {};
  const { code, problems = [] } = outcome.error.problem ?? {};
  if (code === 'reporting.new-address-spent') return { address: t.problems[code.split('.')[1]!]!('') };
  const said = problems.map(({ field, reason, message, limitCents }) => [
    fieldOf[field],
    t.problems[reason]?.(limitCents === null ? '' : formatCents(limitCents, language)) ?? message,
  ]);
  return Object.fromEntries(said) as Sentences;
}
