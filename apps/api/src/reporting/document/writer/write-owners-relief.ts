import type { ReportLanguage } from '@closewise/contracts/buyer';
import type { ReportFact } from '@closewise/contracts/report-document';
import { isForBusiness } from './purchase-kind.js';
import type { JurisdictionFacts } from './jurisdiction-facts.js';
import type { ReportDocumentInput } from './report-document-input.js';
import type { Writing } from './writing.js';

/** Whether the property can qualify for an owner-occupant relief. */
const mayLiveThere = ({ purchase }: ReportDocumentInput): boolean =>
  purchase.propertyType !== 'vacant-land' && purchase.propertyType !== 'co-op' && !isForBusiness(purchase);

/** The first filing deadline after the closing for a year in which the buyer owns the home on the qualifying day. */
export function reliefClaimedBy(input: ReportDocumentInput): string | null {
  const relief = input.jurisdiction?.propertyTax.ownersRelief;
  if (!relief?.claimed || !relief.fileBy || !mayLiveThere(input)) return null;
  if (!input.purchase.principalResidence) return null;
  const closingOn = input.estimate.asOf;
  const year = Number(closingOn.slice(0, 4));
  const counts = (each: number) =>
    `${each}-${relief.fileBy}` > closingOn && `${each}-${relief.ownedOn ?? relief.fileBy}` >= closingOn;
  return `${counts(year) ? year : year + 1}-${relief.fileBy}`;
}

/** The office that takes the claim, if not the local assessor. */
export const reliefFiledWith = (
  { jurisdiction }: ReportDocumentInput,
  language: ReportLanguage,
): string | null => jurisdiction?.propertyTax.ownersRelief?.fileWith?.[language] ?? null;

/** The property tax relief for owner-occupants, with its deadline. */
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
  const isOthers = relief.claimed && !input.purchase.principalResidence;
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
