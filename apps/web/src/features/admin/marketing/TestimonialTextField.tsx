import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  faultOfTestimonialText,
  testimonialFields,
  type TestimonialField,
  type TestimonialText,
} from '@closewise/domain/marketing';
import { FieldError } from '../../../shared/ui/FieldError';
import { TextField } from '../../../shared/ui/TextField';
import texts from './texts';
import type { MarketingValues } from './use-marketing-form';

const t = texts.testimonials;
type Props = { field: TestimonialField; name: TestimonialText; form: UseFormReturn<MarketingValues> };

/** What was said, by whom or where; words may be long and get more room. Lines that are broken are joined when they are saved. */
export function TestimonialTextField({ field, name, form }: Props) {
  const id = useId();
  const error = form.formState.errors[name]?.message;
  const input = {
    maxLength: testimonialFields[field],
    autoComplete: 'off',
    ...form.register(name, {
      validate: (given = '') => faultOfTestimonialText(field, given.replaceAll(/\s+/g, ' ')) ?? true,
    }),
  };
  if (field !== 'WORDS')
    return <TextField label={t.fields[field]} hint={t.hints[field]} error={error} {...input} />;
  return (
    <div>
      <label className="label" htmlFor={id}>
        {t.fields[field]}
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
          {t.hints[field]}
        </p>
      )}
    </div>
  );
}
