import type { ReportDocument } from '@closewise/contracts/report-document';
import { knownPlaceOf, purchaseFactsOf } from '../../src/reporting/ai-writer/purchase-facts.js';
import { instructionsFor, messagesFor } from '../../src/reporting/ai-writer/prompt.js';
import type { AnySection } from '../../src/reporting/ai-writer/sections/index.js';
import type { Rejection } from '../../src/reporting/ai-writer/validation/passage.js';
import { validateAnswer } from '../../src/reporting/ai-writer/validation/validate-answer.js';
import { ClosingCostRules } from '../../src/reporting/closing-cost-rules.js';

const places = new ClosingCostRules().places();

/** The request for one section of a document, and the verdict on an answer. */
export function sectionTrial(document: ReportDocument, section: AnySection) {
  const facts = section.factsOf(document);
  const purchase = purchaseFactsOf(document, knownPlaceOf(document, places));
  const held = { language: document.language, purchase, facts, instructions: instructionsFor(section) };
  return {
    facts,
    messages: messagesFor(section, purchase, facts),
    read: (answer: object) => section.read(answer),
    rejectionsOf(answer: object): Rejection[] {
      const shaped = section.read(answer);
      return shaped ? validateAnswer(shaped, held) : [{ where: '', reason: 'empty', found: 'no shape' }];
    },
  };
}
