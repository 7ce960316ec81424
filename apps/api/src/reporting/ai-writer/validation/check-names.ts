import { wordsOf, type Grounds } from './grounds.js';
import type { Finding } from './passage.js';

/** Words of the trade and of the law that a text may write with capitals though no item does. */
const trade = new Set(
  wordsOf(
    [
      'Loan Estimate Closing Disclosure Settlement Statement Truth in Lending Act Real Estate Procedures RESPA TRID',
      'APR PMI MIP HOA FHA VA USDA CFPB HUD FEMA ALTA MLS LLC ID IRS PDF US USA TILA REO CMA BPO LE CD',
      'Consumer Financial Protection Bureau English Spanish Federal State County City Internet',
      'Estimación de Préstamo Declaración de Cierre Divulgación Estimado Préstamo Cierre Oficina',
      'Estados Unidos Estado Condado Ciudad Multiple Listing Service Section Sección Sections Secciones',
      'I A B C D E F G H J',
    ].join(' '),
  ),
);

/** Firms and sites that a report never sends anybody to, however they are written. */
const firms =
  /\b(?:zillow|redfin|trulia|realtor|opendoor|offerpad|rocket|chase|citibank|wells fargo|bank of america|lending ?tree|quicken|better mortgage|remax|re\/max|keller williams|coldwell|century 21|sotheby|airbnb|craigslist|facebook|google|whatsapp|telegram|venmo|zelle|paypal|cash ?app|western union|moneygram)\b/giu;

const capitalised = /(?<![\p{L}\d])\p{Lu}[\p{L}’']*/gu;
const sentenceStart = /(?:^|[.!?…:;]["”’)]*\s+|[“"‘(¿¡]|—\s*)$/u;

/** Names of people, firms and offices, and shouted words, that were not given. */
export function checkNames(text: string, { words }: Grounds): Finding[] {
  const isKnown = (word: string) => wordsOf(word).every((part) => words.has(part) || trade.has(part));
  const names = [...text.matchAll(capitalised)]
    .filter(({ 0: word, index }) => !isKnown(word) && !isOrdinaryStart(text, word, index))
    .map(({ 0: word }) => word);
  const known = (text.match(firms) ?? []).filter((firm) => !isKnown(firm));
  return [...names, ...known].map((found) => ({ reason: 'name-not-given', found }));
}

/** The first word of a sentence, unless it is shouted or the first half of a name. */
function isOrdinaryStart(text: string, word: string, index: number): boolean {
  if (!sentenceStart.test(text.slice(0, index))) return false;
  const isShouted = word.length > 2 && word === word.toUpperCase();
  return !isShouted && !/^\s\p{Lu}\p{Ll}/u.test(text.slice(index + word.length));
}
