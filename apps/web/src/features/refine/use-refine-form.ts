import { useForm } from 'react-hook-form';
import { ApiError } from '../../shared/api/api-error';
import type { Language } from '../../shared/i18n/language';
import { formatCents } from '../../shared/i18n/money';
import { newestOf, type ReportVersions } from './inputs';
import type { RefineMessages } from './messages.en';
import { readForm } from './read-form';
import { fieldOf, valuesOf, type RefineField, type RefineValues } from './refine-form';
import type { Outcome } from './use-refining';

type Texts = { t: RefineMessages; language: Language };
type Sentences = Partial<Record<RefineField, string>>;

/** The form of the newest version; what was typed stays when another one takes its place. */
export function useRefineForm({ t, language }: Texts, report: ReportVersions) {
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

/** What a refusal says about fields, in the words of the page. */
export function problemsIn(outcome: Outcome, { t, language }: Texts): Sentences {
  if (outcome.kind !== 'refused' || !(outcome.error instanceof ApiError)) return {};
  const { code, problems = [] } = outcome.error.problem ?? {};
  if (code === 'reporting.new-address-spent') return { address: t.problems[code.split('.')[1]!]!('') };
  const said = problems.map(({ field, reason, message, limitCents }) => [
    fieldOf[field],
    t.problems[reason]?.(limitCents === null ? '' : formatCents(limitCents, language)) ?? message,
  ]);
  return Object.fromEntries(said) as Sentences;
}
