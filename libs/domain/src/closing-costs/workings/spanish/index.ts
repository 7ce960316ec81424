import type { Sentences } from '../sentences.js';
import type { Step } from '../step.js';
import { arithmetic } from './arithmetic.js';
import { closingAgent } from './closing-agent.js';
import { escrow } from './escrow.js';
import { lender } from './lender.js';
import { market } from './market.js';
import { prepaids } from './prepaids.js';
import { propertyTax } from './property-tax.js';
import { recording } from './recording.js';
import { specialCases } from './special-cases.js';
import { taxes } from './taxes.js';
import { title } from './title.js';

/** Each step in Spanish. */
export const spanish: Sentences<Step> = {
  ...arithmetic,
  ...closingAgent,
  ...escrow,
  ...lender,
  ...market,
  ...prepaids,
  ...propertyTax,
  ...recording,
  ...specialCases,
  ...taxes,
  ...title,
};
