import { claims, type Claim } from './claims.js';
import {
  testimonialLanguages,
  testimonialNumbers,
  testimonialText,
  type TestimonialLanguage,
  type TestimonialNumber,
  type TestimonialText,
} from './testimonial-texts.js';

type OfTestimonial<What extends string> = `TESTIMONIAL_${TestimonialNumber}_${TestimonialLanguage}_${What}`;

/** A part of a page that shows or does not: a claim, and of a testimonial its words, and who is named or not. */
export type MarketingPart = Claim | OfTestimonial<'WORDS' | 'CREDIT' | 'UNNAMED'>;

/** A text of a testimonial on a page; the credit is name and place. */
export type MarketingText = OfTestimonial<'WORDS' | 'CREDIT'>;

/** What pages show of the marketing: the parts that stand on them, and the texts that an operator has entered. */
export type ShownMarketing = Readonly<{
  parts: readonly MarketingPart[];
  texts: Readonly<Partial<Record<MarketingText, string>>>;
}>;

/** What pages show by the settings. Of a testimonial that is switched off nothing is told. */
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
