import { type ReportPlaceRefusal, noStateOf, placeRefusalOf } from '../../property-place.js';
import type { Place, Places } from '../../../place/index.js';
import { type InputProblem, type InputProblemReason, problemIf } from '../input-problem.js';
import type { ReportBasis, InputChanges, InputField } from '../report-inputs.js';

const reasons: Readonly<Record<ReportPlaceRefusal['problem'], InputProblemReason>> = {
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

/** The field to correct: the part of the place that the buyer changed last. */
const fieldOf = (changes: InputChanges): InputField =>
  changes.county !== undefined && changes.county !== null
    ? 'county'
    : changes.insideCityLimits !== undefined && changes.address === undefined
      ? 'insideCityLimits'
      : 'address';

/** The problem of an address that names no state. Nothing else of its place can be checked then. */
export const addressProblems = (place: Place | null): InputProblem[] => {
  if (place === null || place.state) return [];
  const { message } = noStateOf(place);
  return problemIf(true, 'address', outside[place.outside ?? 'unknown'], message);
};

/** Contradictions in the place. */
export function placeContradictions(
  { property }: ReportBasis,
  changes: InputChanges,
  places: Places,
): InputProblem[] {
  const refusal = placeRefusalOf(property, places);
  if (refusal === null || refusal === 'zip-unknown') return [];
  return problemIf(true, fieldOf(changes), reasons[refusal.problem], refusal.message);
}
