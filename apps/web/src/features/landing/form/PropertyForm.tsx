import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ArrowRight, ChevronDown, Lock } from 'lucide-react';
import { lazyResolver } from '../../../shared/forms/lazy-resolver';
import { byLanguage, type Language } from '../../../shared/i18n/language';
import { Steps } from '../../../shared/ui/Steps';
import { TextField } from '../../../shared/ui/TextField';
import { BuyerTypeField, EmailFields, PriceField, PropertyTypeField } from './PropertyFields';
import type { PropertyFormMessages } from './messages.en';
import {
  propertyFormDefaults,
  type PropertyFormValues,
  submitBlocker,
  usePropertyDraft,
} from './property-form';
import { useCreateReport } from './use-create-report';

const createResolver = (language: Language) =>
  lazyResolver<PropertyFormValues>(async () =>
    (await import('./property.schema')).propertyResolver(language),
  );
const resolvers = byLanguage(createResolver);

type Props = { t: PropertyFormMessages; language: Language };

/** Step 1 of 3: the property. */
export function PropertyForm({ t, language }: Props) {
  const id = useId();
  const form = useForm({
    defaultValues: propertyFormDefaults,
    resolver: resolvers[language],
    mode: 'onTouched',
  });
  const { register, control, handleSubmit, setError, formState } = form;
  const [emailOptIn, userEmail, propertyType] = useWatch({
    control,
    name: ['emailOptIn', 'userEmail', 'propertyType'],
  });
  usePropertyDraft(form);
  const isNew = propertyType === 'new-construction';
  const { order, ordered, prepare } = useCreateReport(t, language);
  const submitting = formState.isSubmitting || ordered;
  const blocker = submitBlocker({ emailOptIn, userEmail });
  const errorOf = (field: 'address' | 'userEmail') => {
    const error = formState.errors[field];
    return error?.type === 'server' ? error.message : error && t.errors[field];
  };
  const submit = async (values: PropertyFormValues) => {
    const message = await order(values);
    if (message) setError('address', { type: 'server', message }, { shouldFocus: true });
  };
  return (
    <form
      id="property-form"
      aria-labelledby={`${id}-title`}
      method="dialog" // POST, so that a form sent without a script does not write its values into the address
      noValidate
      className="on-light scroll-mt-6 rounded-card bg-white p-5 text-ink shadow-card sm:p-7"
      onFocus={prepare}
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <Steps label={t.progress} steps={t.steps} current={0} done={t.done} />
      <h2 id={`${id}-title`} className="display mt-5 text-[1.625rem]">
        {t.title}
      </h2>
      <div className="mt-4 grid gap-4">
        <TextField
          label={t.address}
          hint={isNew ? t.newConstructionHint : t.addressHint}
          keepsHint={isNew}
          placeholder={t.addressPlaceholder}
          autoComplete="address-line1"
          error={errorOf('address')}
          {...register('address')}
        />
        <PriceField t={t} language={language} form={form} />
        <BuyerTypeField t={t} field={register('buyerType')} />
        <PropertyTypeField
          t={t}
          type={register('propertyType')}
          pool={register('hasPool')}
          control={control}
        />
        <EmailFields
          t={t}
          optIn={register('emailOptIn')}
          email={register('userEmail')}
          open={emailOptIn}
          error={errorOf('userEmail')}
        />
      </div>
      <button
        className="btn btn-primary mt-5 w-full text-[1.0625rem]"
        disabled={submitting || blocker !== null}
        aria-describedby={`${id}-state`}
      >
        <span>{submitting ? t.submitting : t.submit}</span>
        {submitting ? <span aria-hidden="true" className="spinner" /> : <ArrowRight aria-hidden size={18} />}
      </button>
      <p id={`${id}-state`} className="hint mt-3 flex items-center justify-center gap-1.5 text-center">
        {!blocker && <Lock aria-hidden size={14} className="shrink-0" />}
        <span>{blocker ? t.blocked[blocker] : t.safe}</span>
      </p>
      <noscript>
        <p className="mt-3 rounded-xl bg-marigold-100 p-3.5 text-sm font-semibold text-marigold-800">
          {t.needsScript}
        </p>
      </noscript>
      <TermsOfSale t={t.terms} />
    </form>
  );
}

/** The terms that the opt-in accepts. */
function TermsOfSale({ t }: { t: PropertyFormMessages['terms'] }) {
  return (
    <details className="group mt-3 rounded-xl bg-paper text-sm">
      <summary className="flex min-h-11 list-none items-center justify-between gap-2 rounded-xl px-3.5 font-semibold text-pine-700 [&::-webkit-details-marker]:hidden">
        {t.title}
        <ChevronDown aria-hidden size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="grid list-disc gap-1.5 pb-3.5 pl-8 pr-3.5 text-muted">
        {t.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </details>
  );
}
