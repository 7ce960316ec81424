import type { ReportLanguage } from '@closewise/contracts/buyer';
import type { ReportSource } from '@closewise/contracts/report-document';
import { reportTexts } from './texts/index.js';

const generalKnowledge = 'general knowledge of the field, not confirmed on a published page';
const rateAssumption =
  /^Assumption: a yearly rate of ([\d.]+) % \(([\d.]+) % to ([\d.]+) %\), no published rate$/;

/** A source's name for readers: our own remarks in their language, statutes and publishers as they are. */
export function sourceName(
  name: string,
  language: ReportLanguage,
): Pick<ReportSource, 'name' | 'nameLanguage'> {
  const { figures } = reportTexts[language];
  const ours = (text: string) => ({ name: text, nameLanguage: language });
  if (name === 'market' || /^market range/i.test(name)) return ours(figures.marketSource);
  if (name === generalKnowledge) return ours(figures.customSource);
  const [, typical, low, high] = rateAssumption.exec(name) ?? [];
  if (typical && low && high) return ours(figures.rateSource(typical, low, high));
  const published = name
    .replace(`; ${generalKnowledge}`, '')
    .replace(/,? via public market-fee survey.*$/, '')
    .replace(/\s*\(recalled[^)]*\)/g, '')
    .replace(/,\s*recalled(?=\)|$)/g, '')
    .trim();
  return { name: published, nameLanguage: 'en' };
}
