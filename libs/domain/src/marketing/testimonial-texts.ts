export const testimonialNumbers = [1, 2] as const;
export type TestimonialNumber = (typeof testimonialNumbers)[number];
export const testimonialLanguages = ['EN', 'ES'] as const;
export type TestimonialLanguage = (typeof testimonialLanguages)[number];

/** What an operator may enter for a testimonial in each language, with the most characters that it may have. */
export const testimonialFields = { WORDS: 400, NAME: 60, PLACE: 60 } as const;
export type TestimonialField = keyof typeof testimonialFields;

/** The setting of one text of a testimonial, such as TESTIMONIAL_1_EN_WORDS. */
export type TestimonialText = `TESTIMONIAL_${TestimonialNumber}_${TestimonialLanguage}_${TestimonialField}`;

export const testimonialText = (
  number: TestimonialNumber,
  language: TestimonialLanguage,
  field: TestimonialField,
): TestimonialText => `TESTIMONIAL_${number}_${language}_${field}`;

const fields = Object.keys(testimonialFields) as TestimonialField[];
export const testimonialTexts: readonly TestimonialText[] = testimonialNumbers.flatMap((number) =>
  testimonialLanguages.flatMap((language) => fields.map((field) => testimonialText(number, language, field))),
);

/** Which text of a testimonial a setting is; null for another setting. */
export function testimonialTextOf(
  name: string,
): Readonly<{ number: string; language: TestimonialLanguage; field: TestimonialField }> | null {
  if (!testimonialTexts.some((text) => text === name)) return null;
  const [, number = '', language, field] = name.split('_');
  return { number, language: language as TestimonialLanguage, field: field as TestimonialField };
}

/** What is wrong with a text that somebody enters; null when it is accepted. */
export function faultOfTestimonialText(field: TestimonialField, given: string): string | null {
  const most = testimonialFields[field];
  if (given.trim().length > most || /[\p{Cc}\p{Cs}\u2028\u2029]/u.test(given))
    return `The ${field.toLowerCase()} of a testimonial must be one line of at most ${most} characters`;
  return /[<>]/.test(given)
    ? `The ${field.toLowerCase()} of a testimonial must be plain text, without < and >`
    : null;
}
