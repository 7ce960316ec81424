import {
  testimonialLanguages,
  testimonialText,
  type TestimonialLanguage,
  type TestimonialNumber,
} from '@closewise/domain/marketing';
import { SwitchRow } from './SwitchRow';
import { TestimonialTextField } from './TestimonialTextField';
import texts from './texts';
import type { MarketingForm } from './use-marketing-form';

const t = texts.testimonials;
type Props = { number: TestimonialNumber; of: MarketingForm };

/** One testimonial: its switch, and words, name and place in both languages. */
export function TestimonialFields({ number, of: marketing }: Props) {
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
