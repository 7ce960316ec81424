import { DomainError } from '@closewise/domain/events';
import { reportLanguages, type ReportLanguage } from '@closewise/domain/reporting';

/** The language of an option; English when it is not given. */
export function reportLanguageOf(said = 'en'): ReportLanguage {
  const language = reportLanguages.find((known) => known === said);
  if (language) return language;
  throw new DomainError('closing-costs.language-unknown', `--language must be en or es, not ${said}`);
}
