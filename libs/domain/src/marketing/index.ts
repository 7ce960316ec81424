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
export function findTestimonialFault(field: TestimonialField, text: string): string | null {
  const most = testimonialFields[field];
  if (text.trim().length > most || /[\p{Cc}\p{Cs}\u2028\u2029]/u.test(text))
    return `The ${field.toLowerCase()} of a testimonial must be one line of at most ${most} characters`;
  return /[<>]/.test(text)
    ? `The ${field.toLowerCase()} of a testimonial must be plain text, without < and >`
    : null;
}

type TestimonialKey<What extends string> = `TESTIMONIAL_${TestimonialNumber}_${TestimonialLanguage}_${What}`;

/** A part of a page that can be hidden: a claim, a testimonial's words, its credit, or the text for an unnamed author. */
export type MarketingPart = Claim | TestimonialKey<'WORDS' | 'CREDIT' | 'UNNAMED'>;

/** A testimonial text on a page; the credit is name and place. */
export type MarketingText = TestimonialKey<'WORDS' | 'CREDIT'>;

/** The visible marketing parts of the pages, and the testimonial texts that an operator entered. */
export type ShownMarketing = Readonly<{
  parts: readonly MarketingPart[];
  texts: Readonly<Partial<Record<MarketingText, string>>>;
}>;

/** The visible marketing for these settings; testimonials that are switched off are left out. */
export function shownMarketing(values: Readonly<Record<Claim | TestimonialText, string>>): ShownMarketing {
  const shown = claims.filter((claim) => values[claim] === 'true');
  const testimonials = testimonialNumbers
    .filter((number) => shown.includes(`CLAIM_TESTIMONIAL_${number}`))
    .flatMap((number) => testimonialLanguages.map((language) => shownTestimonial(number, language, values)));
  return {
    parts: [...shown, ...testimonials.flatMap(({ parts }) => parts)],
    texts: Object.assign({}, ...testimonials.map(({ texts }) => texts)) as ShownMarketing['texts'],
  };
}

function shownTestimonial(
  number: TestimonialNumber,
  language: TestimonialLanguage,
  values: Readonly<Record<TestimonialText, string>>,
): ShownMarketing {
  const valueOf = (field: 'WORDS' | 'NAME' | 'PLACE') => values[testimonialText(number, language, field)];
  const part = <What extends string>(what: What) => `TESTIMONIAL_${number}_${language}_${what}` as const;
  const words = valueOf('WORDS');
  const credit = [valueOf('NAME'), valueOf('PLACE')].filter(Boolean).join(', ');
  return {
    parts: [...(words ? [part('WORDS')] : []), credit ? part('CREDIT') : part('UNNAMED')],
    texts: { ...(words && { [part('WORDS')]: words }), ...(credit && { [part('CREDIT')]: credit }) },
  };
}
