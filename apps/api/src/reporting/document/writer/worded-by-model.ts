import type { ReportDocument } from '@closewise/contracts/report-document';
import { reportTexts } from './texts/index.js';

/** Says among the remarks on method that a model chose words of the report. */
export function wordedByModel(document: ReportDocument): ReportDocument {
  const { figures } = document.sections;
  const method = [...figures.method, reportTexts[document.language].figures.wordedByModel];
  return { ...document, sections: { ...document.sections, figures: { ...figures, method } } };
}
