import type { ArithmeticStep } from './steps/arithmetic.js';
import type { ClosingAgentStep } from './steps/closing-agent.js';
import type { EscrowStep } from './steps/escrow.js';
import type { LenderStep } from './steps/lender.js';
import type { MarketStep } from './steps/market.js';
import type { PrepaidStep } from './steps/prepaids.js';
import type { PropertyTaxStep } from './steps/property-tax.js';
import type { RecordingStep } from './steps/recording.js';
import type { SpecialCaseStep } from './steps/special-cases.js';
import type { TaxStep } from './steps/taxes.js';
import type { TitleStep } from './steps/title.js';

/**
 * One step of the arithmetic behind a line, as plain JSON. Money is whole cents where the field ends in `Cents` and
 * dollars, with parts of a cent, where it ends in `Dollars`; a percent of 0.75 is 0.75 %.
 */
export type Step =
  | ArithmeticStep
  | ClosingAgentStep
  | EscrowStep
  | LenderStep
  | MarketStep
  | PrepaidStep
  | PropertyTaxStep
  | RecordingStep
  | SpecialCaseStep
  | TaxStep
  | TitleStep;

/** The arithmetic behind a line, in the order in which it is read. */
export type Workings = readonly Step[];
