import type { CostSummary } from '@closewise/contracts/report-document';
import type { NoticesBlock } from './blocks.js';
import type { Viewing } from './viewing.js';
import { withoutEmptyCents } from './without-empty-cents.js';

/** Rules that the buyer must know, each with its arithmetic where it has one. */
export const noticesBlock = ({ sourceMark }: Viewing, notices: CostSummary['notices']): NoticesBlock => ({
  kind: 'notices',
  notices: notices.map(({ title, text, calculation, sourceId }) => ({
    title,
    text: calculation ? `${text} ${withoutEmptyCents(calculation)}.` : text,
    source: sourceMark({ sourceId }),
  })),
});
