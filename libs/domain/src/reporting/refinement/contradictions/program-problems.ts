import type { LoanMisfit, PropertyType } from '../../../closing-costs/index.js';
import { groupThousands } from '../../../money/index.js';
import { loanMisfitOf } from '../../property-place.js';
import type { RulesOfDay } from '../address-change.js';
import type { InputProblem } from '../input-problem.js';
import type { ReportBasis } from '../report-basis.js';
import { problemIf } from './problem.js';

const articles: Readonly<Record<LoanMisfit['loanType'], string>> = {
  FHA: 'An FHA loan',
  VA: 'A VA loan',
  USDA: 'A USDA loan',
};

const homes: Readonly<Record<PropertyType, string>> = {
  'single-family': 'this single-family home',
  condo: 'this condo',
  townhouse: 'this townhouse',
  'multi-family': 'a building of this size',
  'new-construction': 'this new home',
  'vacant-land': 'vacant land',
  commercial: 'commercial property',
  industrial: 'industrial property',
  'mixed-use': 'mixed-use property',
  'mobile-home': 'this manufactured home',
  'farm-ranch': 'a farm or ranch',
  'co-op': 'a share of a co-operative',
};

const wholeDollars = (cents: number): string => `$${groupThousands(String(Math.floor(cents / 100)))}`;

/** Why the loan's program does not take the purchase. */
export function programProblems(
  { property, terms }: ReportBasis,
  { rulesOf, today }: RulesOfDay,
): InputProblem[] {
  const misfit = loanMisfitOf(property, rulesOf(property.state), today, terms);
  if (misfit === null) return [];
  const loan = articles[misfit.loanType];
  switch (misfit.reason) {
    case 'property-type': {
      const home = homes[property.propertyType];
      const message = `${loan} is not made for ${home}. Please choose another loan, or correct the kind of property`;
      return problemIf(true, 'loanType', 'loan-not-for-property', message);
    }
    case 'not-lived-in': {
      const message = `${loan} is for a home that its buyer lives in. Please choose another loan, or correct the use`;
      return problemIf(true, 'loanType', 'loan-not-for-use', message);
    }
    case 'over-limit': {
      const { limitCents } = misfit;
      const message = `${loan} here is at most ${wholeDollars(limitCents)}. Please pay more down, or choose another loan`;
      return problemIf(true, 'loanType', 'loan-over-limit', message, limitCents);
    }
  }
}
