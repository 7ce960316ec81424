import type { Block } from '../../view/blocks.js';
import type { Box } from '../flow/box.js';
import { drawCalendar } from './draw-calendar.js';
import { drawChanges } from './draw-changes.js';
import { drawCalls, drawStrategies } from './draw-negotiation.js';
import { drawBars, drawRanges } from './draw-charts.js';
import { drawFees } from './draw-fees.js';
import { drawKinds } from './draw-kinds.js';
import { drawQuotes } from './draw-quotes.js';
import { drawSources, drawFacts, drawNotices, drawSentences, drawSteps } from './draw-texts.js';
import { drawSum } from './draw-sum.js';
import type { Drawing } from './drawing.js';

/** The number of columns for a block. */
export function columnsOf(block: Block, isAppendix: boolean): number {
  const { kind } = block;
  // A single notice would leave the second column empty.
  if (isAppendix) return kind === 'notices' && block.notices.length === 1 ? 1 : 2;
  return kind === 'strategies' || kind === 'calls' || kind === 'calendar' ? 2 : 1;
}

/** The boxes of a block. */
export function drawBlock(block: Block, drawing: Drawing): Box[] {
  switch (block.kind) {
    case 'sum':
      return drawSum(block, drawing);
    case 'changes':
      return drawChanges(block, drawing);
    case 'kinds':
      return drawKinds(block, drawing);
    case 'bars':
      return drawBars(block, drawing);
    case 'ranges':
      return drawRanges(block, drawing);
    case 'strategies':
      return drawStrategies(block, drawing);
    case 'calls':
      return drawCalls(block, drawing);
    case 'calendar':
      return drawCalendar(block, drawing);
    case 'quotes':
      return drawQuotes(block, drawing);
    case 'fees':
      return drawFees(block, drawing);
    case 'facts':
      return drawFacts(block, drawing);
    case 'steps':
      return drawSteps(block, drawing);
    case 'remarks':
    case 'checks':
      return drawSentences(block, drawing);
    case 'notices':
      return drawNotices(block, drawing);
    case 'sources':
      return drawSources(block, drawing);
  }
}
