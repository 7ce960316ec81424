import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { SettingsView } from '@closewise/contracts/admin';
import {
  testimonialNumbers,
  testimonialTexts,
  testimonialLanguages,
  testimonialText,
  findTestimonialFault,
  testimonialFields,
  type TestimonialLanguage,
  type TestimonialNumber,
  type TestimonialField,
  type TestimonialText,
} from '@closewise/domain/marketing';
import { FieldError, TextField } from '../../../shared/ui/TextField';
import {
  SaveChanges,
  useMarketingForm,
  SwitchRow,
  type MarketingForm,
  type MarketingValues,
} from './marketing-form';
import texts from './texts';

const t = texts.testimonials;

const keys = ['CLAIM_TESTIMONIAL_1', 'CLAIM_TESTIMONIAL_2', ...testimonialTexts] as const;

/** Switches and texts of the testimonials. */
export function TestimonialsForm({ view }: { view: SettingsView }) {
  const marketing = useMarketingForm(view, keys);
  const { form, submit } = marketing;
  return (
    <form className="grid gap-6" noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      {testimonialNumbers.map((number) => (
        <TestimonialFields key={number} number={number} of={marketing} />
      ))}
      <p className="hint max-w-2xl">{texts.testimonials.consent}</p>
      <SaveChanges of={marketing} label={texts.save.testimonials} />
    </form>
  );
}
type Props = { number: TestimonialNumber; of: MarketingForm };

/** One testimonial: its switch, and words, name and place in both languages. */
function TestimonialFields({ number, of: marketing }: Props) {
  const { form, values } = marketing;
  const claim = `CLAIM_TESTIMONIAL_${number}` as const;
  return (
    <fieldset className="grid gap-5 border-t border-dashed border-line pt-5">
      <legend className="float-left w-full text-lg font-semibold">{t.names[number]}</legend>
      <div className="clear-both max-w-2xl">
        <SwitchRow name={t.shown} isOn={values[claim] === true} field={form.register(claim)} />
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        {testimonialLanguages.map((language) => (
          <InLanguage key={language} number={number} language={language} of={marketing} />
        ))}
      </div>
    </fieldset>
  );
}

function InLanguage({ number, language, of: { form } }: Props & { language: TestimonialLanguage }) {
  return (
    <fieldset className="grid min-w-0 content-start gap-4">
      <legend className="mb-3 font-semibold text-muted">{t.languages[language]}</legend>
      {(['WORDS', 'NAME', 'PLACE'] as const).map((field) => (
        <TestimonialTextField
          key={field}
          field={field}
          form={form}
          name={testimonialText(number, language, field)}
        />
      ))}
    </fieldset>
  );
}

type TestimonialTextFieldProps = {
  field: TestimonialField;
  name: TestimonialText;
  form: UseFormReturn<MarketingValues>;
};

/** A text of a testimonial; the words get a text area. Line breaks are saved as spaces. */
function TestimonialTextField({ field, name, form }: TestimonialTextFieldProps) {
  const id = useId();
  const error = form.formState.errors[name]?.message;
  const input = {
    maxLength: testimonialFields[field],
    autoComplete: 'off',
    ...form.register(name, {
      validate: (given = '') => findTestimonialFault(field, given.replaceAll(/\s+/g, ' ')) ?? true,
    }),
  };
  if (field !== 'WORDS')
    return (
      <TextField
        label={texts.testimonials.fields[field]}
        hint={texts.testimonials.hints[field]}
        error={error}
        {...input}
      />
    );
  return (
    <div>
      <label className="label" htmlFor={id}>
        {texts.testimonials.fields[field]}
      </label>
      <textarea
        id={id}
        rows={4}
        className="field h-auto py-3"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : `${id}-hint`}
        {...input}
      />
      <FieldError id={`${id}-error`} message={error} />
      {!error && (
        <p id={`${id}-hint`} className="hint mt-1.5">
          {texts.testimonials.hints[field]}
        </p>
      )}
    </div>
  );
}
