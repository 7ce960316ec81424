import { anchors } from '../anchors.js';
import type { ViewSection } from '../report-view.js';
import type { Viewing } from '../viewing.js';

/** How to find and judge comparable sales. */
export function viewComparables({ document, words }: Viewing): ViewSection {
  const { title, introduction, steps, questions } = document.sections.comparableProperties;
  return {
    anchor: anchors.comparableProperties,
    title,
    introduction,
    blocks: [
      { kind: 'steps', steps },
      { kind: 'checks', title: words.questions, sentences: questions },
    ],
  };
}
