import { noStateOf } from '../../no-state.js';
import { placeRefusalOf, type RefusedPlace } from '../../property-place.js';
import type { Place, Places } from '../../../place/index.js';
import type { InputProblem, InputProblemReason } from '../input-problem.js';
import type { ReportBasis } from '../report-basis.js';
import type { InputChanges, InputField } from '../report-inputs.js';
import { problemIf } from './problem.js';

const reasons: Readonly<Record<RefusedPlace['problem'], InputProblemReason>> = {
  'zip-contradicts-state': 'zip-contradicts-state',
  'county-unknown': 'county-unknown',
  'county-outside-zip': 'county-outside-zip',
  'municipality-outside-county': 'city-outside-county',
};

const outside = {
  unknown: 'state-unknown',
  territory: 'place-territory',
  military: 'address-military',
  foreign: 'address-foreign',
} as const satisfies Readonly<Record<string, InputProblemReason>>;

/** The field that the buyer has to correct: of the place what they said last. */
const fieldOf = (changes: InputChanges): InputField =>
  changes.county !== undefined && changes.county !== null
    ? 'county'
    : changes.insideCityLimits !== undefined && changes.address === undefined
      ? 'insideCityLimits'
      : 'address';

/** What is wrong with an address that names no state: nothing else can then be said of its place. */
export const addressProblems = (place: Place | null): InputProblem[] => {
  if (place === null || place.state) return [];
  const { message } = noStateOf(place);
  return problemIf(true, 'address', outside[place.outside ?? 'unknown'], message);
};

/** What contradicts itself in the place. */
export function placeContradictions(
  { property }: ReportBasis,
  changes: InputChanges,
  places: Places,
): InputProblem[] {
  const refusal = placeRefusalOf(property, places);
  if (refusal === null || refusal === 'zip-unknown') return [];
  return problemIf(true, fieldOf(changes), reasons[refusal.problem], refusal.message);
}
