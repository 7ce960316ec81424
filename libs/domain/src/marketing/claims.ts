/** The site's claims that an operator can switch off, by the name of their setting. */
export const claims = [
  'CLAIM_TRUST',
  'CLAIM_SPEED',
  'CLAIM_ACCURACY',
  'CLAIM_STATES',
  'CLAIM_SAVINGS',
  'CLAIM_TESTIMONIAL_1',
  'CLAIM_TESTIMONIAL_2',
] as const;
export type Claim = (typeof claims)[number];

export const isClaim = (name: string): name is Claim => claims.some((claim) => claim === name);

export const testimonialNumbers = [1, 2] as const;
export type TestimonialNumber = (typeof testimonialNumbers)[number];
export const testimonialLanguages = ['EN', 'ES'] as const;
export type TestimonialLanguage = (typeof testimonialLanguages)[number];

/** The fields of a testimonial in each language, with their maximum length in characters. */
export const testimonialFields = { WORDS: 400, NAME: 60, PLACE: 60 } as const;
export type TestimonialField = keyof typeof testimonialFields;

/** The setting for one text of a testimonial, such as TESTIMONIAL_1_EN_WORDS. */
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

/** The testimonial text that a setting holds; null for other settings. */
export function testimonialTextOf(
  name: string,
): Readonly<{ number: string; language: TestimonialLanguage; field: TestimonialField }> | null {
  if (!testimonialTexts.some((text) => text === name)) return null;
  const [, number = '', language, field] = name.split('_');
  return { number, language: language as TestimonialLanguage, field: field as TestimonialField };
}

/** Why a text is invalid; null if it is valid. */
export function faultOfTestimonialText(field: TestimonialField, given: string): string | null {
  const most = testimonialFields[field];
  if (given.trim().length > most || /[\p{Cc}\p{Cs}\u2028\u2029]/u.test(given))
    return `The ${field.toLowerCase()} of a testimonial must be one line of at most ${most} characters`;
  return /[<>]/.test(given)
    ? `The ${field.toLowerCase()} of a testimonial must be plain text, without < and >`
    : null;
}
