import type { ReportLanguage } from '@closewise/contracts/buyer';
import type { Html } from '../../../../platform/http/pages/html.js';
import type { Block } from '../../view/index.js';
import { bars, ranges } from './bars.js';
import { calendar } from './calendar.js';
import { calls } from './calls.js';
import { changes } from './changes.js';
import { facts } from './facts.js';
import { fees } from './fees.js';
import { kinds } from './kinds.js';
import { notices } from './notices.js';
import { quotes } from './quotes.js';
import { sentences } from './sentences.js';
import { sources } from './sources.js';
import { steps } from './steps.js';
import { strategies } from './strategies.js';
import { sum } from './sum.js';

/** Of which language and with which id a block is drawn; no other block of the page has the id. */
export type Drawing = Readonly<{ language: ReportLanguage; id: string }>;

/** Draws a block by its kind. */
export function drawBlock(block: Block, drawing: Drawing): Html {
  switch (block.kind) {
    case 'sum':
      return sum(block, drawing);
    case 'changes':
      return changes(block);
    case 'kinds':
      return kinds(block, drawing);
    case 'bars':
      return bars(block, drawing);
    case 'ranges':
      return ranges(block, drawing);
    case 'strategies':
      return strategies(block);
    case 'calls':
      return calls(block);
    case 'calendar':
      return calendar(block);
    case 'quotes':
      return quotes(block);
    case 'fees':
      return fees(block, drawing);
    case 'facts':
      return facts(block);
    case 'steps':
      return steps(block);
    case 'remarks':
    case 'checks':
      return sentences(block);
    case 'notices':
      return notices(block);
    case 'sources':
      return sources(block);
  }
}
