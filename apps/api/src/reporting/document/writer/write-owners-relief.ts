import type { ReportFact } from '@closewise/contracts/report-document';
import { isForBusiness } from './for-business.js';
import type { JurisdictionFacts } from './jurisdiction-facts.js';
import type { ReportDocumentInput } from './report-document-input.js';
import type { Writing } from './writing.js';

/** Whether the buyer may ever claim a relief for owners who live there. */
const mayLiveThere = ({ purchase }: ReportDocumentInput): boolean =>
  purchase.propertyType !== 'vacant-land' && purchase.propertyType !== 'co-op' && !isForBusiness(purchase);

/** The first deadline after the closing, of a year in which the home was owned on the day that counts. */
export function reliefClaimedBy(input: ReportDocumentInput): string | null {
  const relief = input.jurisdiction?.propertyTax.ownersRelief;
  if (!relief?.claimed || !relief.fileBy || !mayLiveThere(input)) return null;
  if (input.purchase.principalResidence === false) return null;
  const closingOn = input.estimate.asOf;
  const year = Number(closingOn.slice(0, 4));
  const counts = (each: number) =>
    `${each}-${relief.fileBy}` > closingOn && `${each}-${relief.ownedOn ?? relief.fileBy}` >= closingOn;
  return `${counts(year) ? year : year + 1}-${relief.fileBy}`;
}

/** Who takes the claim, where it is not the local assessor. */
export const reliefFiledWith = (
  { jurisdiction }: ReportDocumentInput,
  language: 'en' | 'es',
): string | null => jurisdiction?.propertyTax.ownersRelief?.fileWith?.[language] ?? null;

/** What lowers the property tax of who lives there, and by when it is claimed. */
export function writeOwnersRelief(
  writing: Writing,
  input: ReportDocumentInput,
  { propertyTax }: JurisdictionFacts,
): ReportFact[] {
  const relief = propertyTax.ownersRelief;
  if (!relief || !mayLiveThere(input)) return [];
  const { texts, language } = writing;
  const words = texts.local.ownersRelief;
  const by = reliefClaimedBy(input);
  const { county } = input.estimate.jurisdiction;
  const { text } = relief.byCounty.find((one) => one.county === county) ?? relief;
  const isOthers = relief.claimed && input.purchase.principalResidence === false;
  return [
    {
      label: words.label,
      value: valueOf(writing, relief.claimed, isOthers, by),
      explanation: [
        text[language],
        isOthers ? words.notYours : null,
        words.check(reliefFiledWith(input, language)),
      ]
        .filter((sentence) => sentence !== null)
        .join(' '),
      sourceId: null,
      confidence: 'low',
    },
  ];
}

function valueOf(
  { texts, formats }: Writing,
  isClaimed: boolean,
  isOthers: boolean,
  by: string | null,
): string {
  const words = texts.local.ownersRelief;
  if (!isClaimed) return words.none;
  if (isOthers) return words.notHere;
  return by ? words.by(formats.date(by)) : words.claimed;
}
