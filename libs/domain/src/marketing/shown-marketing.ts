import {
  type Claim,
  type TestimonialLanguage,
  type TestimonialNumber,
  type TestimonialText,
  claims,
  testimonialLanguages,
  testimonialNumbers,
  testimonialText,
} from './claims.js';

type OfTestimonial<What extends string> = `TESTIMONIAL_${TestimonialNumber}_${TestimonialLanguage}_${What}`;

/** A part of a page that can be hidden: a claim, a testimonial's words, its credit, or the text for an unnamed author. */
export type MarketingPart = Claim | OfTestimonial<'WORDS' | 'CREDIT' | 'UNNAMED'>;

/** A testimonial text on a page; the credit is name and place. */
export type MarketingText = OfTestimonial<'WORDS' | 'CREDIT'>;

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
  const of = <What extends string>(what: What) => `TESTIMONIAL_${number}_${language}_${what}` as const;
  const words = valueOf('WORDS');
  const credit = [valueOf('NAME'), valueOf('PLACE')].filter(Boolean).join(', ');
  return {
    parts: [...(words ? [of('WORDS')] : []), credit ? of('CREDIT') : of('UNNAMED')],
    texts: { ...(words && { [of('WORDS')]: words }), ...(credit && { [of('CREDIT')]: credit }) },
  };
}
