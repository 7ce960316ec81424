import type { ReportLanguage } from '@closewise/contracts/buyer';
import type { ReportSource } from '@closewise/contracts/report-document';
import { reportTexts, type ReportTexts } from './texts/index.js';

type Named = Pick<ReportSource, 'name' | 'nameLanguage' | 'caveat'>;
type Caveat = keyof ReportTexts['figures']['caveats'];

const rateAssumption =
  /^Assumption: a yearly rate of ([\d.]+)% \(([\d.]+)% to ([\d.]+)%\), no published rate$/;

/** Words of the data that name no publication. */
const nothingPublished =
  /^(market\b.*|same|see (name|state).*|state [a-z]+( [A-Z][a-zA-Z]*)?|building|offering plan|local ordinances|regional filings|(typical )?underwriter filings|agent fee schedules)$/i;
const practice = /^(custom(\/lender)?|MI practice|common practice, not confirmed on a published page)$/i;
const remembered = /^estimate within /i;

/** Remarks inside a name, and the caveat that each becomes; the first that is found stands. */
const remarks: readonly (readonly [RegExp, Caveat])[] = [
  [/, as quoted in a public survey of market fees$/, 'survey'],
  [/; amount: market range, no published source$/, 'amount'],
  [/[;,]? ?(and )?amounts? not confirmed on a published page/, 'amount'],
  [/[;,]? ?not confirmed on a published page/, 'practice'],
  [/ ?\((recalled|from memory)[^)]*\)|[;,]? recalled(?=[\s);]|$)| ?\(not re-(checked|opened)\)/, 'unchecked'],
];

/** A source's name for readers: our own remarks become a caveat in their language, publishers stay as they are. */
export function sourceName(name: string, language: ReportLanguage): Named {
  const { figures } = reportTexts[language];
  const ours = (text: string): Named => ({ name: text, nameLanguage: language, caveat: null });
  if (practice.test(name)) return ours(figures.customSource);
  if (remembered.test(name)) return ours(figures.rememberedSource);
  if (nothingPublished.test(name)) return ours(figures.marketSource);
  const [, typical, low, high] = rateAssumption.exec(name) ?? [];
  if (typical && low && high) return ours(figures.rateSource(typical, low, high));
  const found = remarks.filter(([words]) => words.test(name)).map(([, caveat]) => figures.caveats[caveat]);
  const published = remarks.reduce((text, [words]) => text.replace(words, ''), name).trim();
  if (published === '') return ours(figures.customSource);
  return { name: published, nameLanguage: 'en', caveat: found.length > 0 ? found.join(' ') : null };
}
