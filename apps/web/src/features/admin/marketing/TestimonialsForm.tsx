import type { SettingsView } from '@closewise/contracts/admin';
import { testimonialNumbers, testimonialTexts } from '@closewise/domain/marketing';
import { SaveChanges } from './SaveChanges';
import { TestimonialFields } from './TestimonialFields';
import texts from './texts';
import { useMarketingForm } from './use-marketing-form';

const keys = ['CLAIM_TESTIMONIAL_1', 'CLAIM_TESTIMONIAL_2', ...testimonialTexts] as const;

/** Whether each testimonial is shown, and with whose words. */
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
