import type { Html } from '../../../../platform/http/pages/html.js';
import type { Block } from '../../view/blocks.js';
import type { Drawing } from './drawing.js';
import { drawBars, drawRanges, drawSum } from './charts.js';
import { drawCalendar, drawFacts, drawNotices, drawSentences, drawSources, drawSteps } from './lists.js';
import { drawCalls, drawStrategies } from './negotiation.js';
import { drawChanges, drawQuotes } from './tables.js';
import { drawFees, drawKinds } from './fees.js';

/** Renders any block. */
export function drawBlock(block: Block, drawing: Drawing): Html {
  switch (block.kind) {
    case 'sum':
      return drawSum(block, drawing);
    case 'changes':
      return drawChanges(block);
    case 'kinds':
      return drawKinds(block, drawing);
    case 'bars':
      return drawBars(block, drawing);
    case 'ranges':
      return drawRanges(block, drawing);
    case 'strategies':
      return drawStrategies(block);
    case 'calls':
      return drawCalls(block);
    case 'calendar':
      return drawCalendar(block);
    case 'quotes':
      return drawQuotes(block);
    case 'fees':
      return drawFees(block, drawing);
    case 'facts':
      return drawFacts(block);
    case 'steps':
      return drawSteps(block);
    case 'remarks':
    case 'checks':
      return drawSentences(block);
    case 'notices':
      return drawNotices(block);
    case 'sources':
      return drawSources(block);
  }
}
