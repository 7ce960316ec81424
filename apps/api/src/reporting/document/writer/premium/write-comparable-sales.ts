import type { PremiumSection, ReportFact } from '@closewise/contracts/report-document';
import type { Cents } from '@closewise/domain/money';
import {
  medianCents,
  pricePerSquareFootCents,
  type ComparableSale,
  type ComparableSales,
  type FactAnswer,
} from '@closewise/domain/property-facts';
import { ownFact } from '../writing.js';
import { type PremiumWriting, citeSource, sectionOf, sentenceOf, sourcedFact } from './premium-writing.js';

/** The sales, and their medians next to the buyer's price. This is not an appraisal. */
export function writeComparableSales(
  writing: PremiumWriting,
  answer: FactAnswer<ComparableSales>,
  priceCents: Cents,
): PremiumSection {
  const texts = writing.premium.sales;
  const { number, formats } = writing;
  const unanswered = { ...texts, introduction: texts.generalIntroduction };
  return sectionOf(writing, answer, unanswered, ({ fact: { sales, radiusMiles, since }, source }) => {
    const id = citeSource(writing, source);
    return {
      introduction: texts.introduction(number(radiusMiles, 1), formats.date(since)),
      facts: [
        ...medianFacts(writing, sales, priceCents),
        ...sales.map((sale) => saleFact(writing, sale, id)),
      ],
      remarks: [...(sales.length === 1 ? [texts.oneSale] : []), texts.remark],
      questions: texts.questions,
    };
  });
}

function medianFacts(
  { premium, formats }: PremiumWriting,
  sales: readonly ComparableSale[],
  priceCents: Cents,
): ReportFact[] {
  const texts = premium.sales;
  const median = medianCents(sales.map((sale) => sale.priceCents));
  const perFoot = sales.flatMap((sale) => pricePerSquareFootCents(sale) ?? []);
  const medianPerFoot = medianCents(perFoot);
  if (median === null || sales.length < 2) return [];
  const price = formats.money(priceCents);
  const percent = Math.round((priceCents / median - 1) * 1000) / 10;
  const beside =
    percent === 0
      ? texts.equal(price)
      : (percent > 0 ? texts.above : texts.below)(price, formats.percent(Math.abs(percent)));
  return [
    ownFact(texts.median, formats.money(median), `${texts.medianText(sales.length)} ${beside}`),
    ...(medianPerFoot !== null && perFoot.length > 1
      ? [
          ownFact(
            texts.medianPerFoot,
            formats.dollars(medianPerFoot),
            texts.medianPerFootText(perFoot.length),
          ),
        ]
      : []),
  ];
}

function saleFact(
  { premium, formats, number }: PremiumWriting,
  sale: ComparableSale,
  id: string,
): ReportFact {
  const texts = premium.sales;
  const perFoot = pricePerSquareFootCents(sale);
  const known = (value: number | null, say: (text: string) => string, digits = 1): string | null =>
    value === null ? null : say(number(value, digits));
  const text = sentenceOf([
    texts.soldOn(formats.date(sale.soldOn)),
    known(sale.distanceMiles, texts.miles),
    known(sale.livingAreaSquareFeet, texts.size, 0),
    known(sale.bedrooms, texts.bedrooms, 0),
    known(sale.bathrooms, texts.bathrooms),
    sale.yearBuilt === null ? null : texts.built(String(sale.yearBuilt)),
    perFoot === null ? null : texts.perFoot(formats.dollars(perFoot)),
  ]);
  return sourcedFact(sale.address, formats.money(sale.priceCents), text ?? '', id, 'medium');
}
