import { DomainError, type ErrorCode } from '../../events/index.js';
import { placeProblemsOf, placeRefusalOf } from '../property-place.js';
import type { ReportEvent } from '../report-events.js';
import { addressChangeOf, type RulesOfDay } from './address-change.js';
import { applyChanges, type ChangeResult } from './apply-changes.js';
import { findContradictions } from './contradictions/find-contradictions.js';
import { type InputChanges, changedFields, inputsOf } from './report-inputs.js';
import {
  refinementAllowance,
  refinementLimits,
  type AddressChange,
  type ClosedReason,
  type PurchaseStatus,
} from './refinement-limits.js';
import type { ReportVersion } from '../report-state.js';

/** A refinement: `version` is the one that the owner saw; a repetition has the same `key`. */
export type RefinementOrder = Readonly<{ version: number; key: string; changes: InputChanges }>;

/** The report's purchase, the time, and the rules by which places and loans are checked. */
export type RefinementCircumstances = Readonly<{ purchase: PurchaseStatus; now: Date }> &
  Pick<RulesOfDay, 'rulesOf'>;

type Refinable = Readonly<{ versions: readonly ReportVersion[]; paymentId: string; revision: number }>;

/**
 * The events of a refinement, which start its generation; none if it was recorded before or changes nothing. Refuses what
 * the purchase does not include, changes of an outdated version, and contradictions.
 */
export function decideRefinement(
  state: Refinable,
  order: RefinementOrder,
  circumstances: RefinementCircumstances,
): ReportEvent[] {
  const current = state.versions.at(-1)!;
  if (isRepeated(state.versions, order)) return [];
  const applied = applyChanges(current.basis, order.changes);
  if (applied.place === null && isNothingNew(current, applied)) return [];
  refuseIfOver(state, order, circumstances);
  const day = { rulesOf: circumstances.rulesOf, today: circumstances.now.toISOString().slice(0, 10) };
  refuseContradictions(current, applied, order, day);
  const addressChange = changeOfAddress(state.versions, applied, day);
  refuseAnotherHome(state.versions, addressChange, circumstances);
  return refined(state, order, applied, addressChange, day);
}

function isRepeated(versions: readonly ReportVersion[], { key, changes }: RefinementOrder): boolean {
  const earlier = versions.find((version) => version.key === key);
  if (!earlier) return false;
  if (changedFields(inputsOf(earlier.basis), changes).length === 0) return true;
  throw new DomainError(
    'reporting.refinement-key-reused',
    'This key was sent before with other changes. Please send these with a new key',
  );
}

const isNothingNew = ({ basis }: ReportVersion, applied: ChangeResult): boolean =>
  changedFields(inputsOf(basis), inputsOf(applied.basis)).length === 0;

function refuseIfOver(
  { versions }: Refinable,
  { version }: RefinementOrder,
  circumstances: RefinementCircumstances,
): void {
  const current = versions.at(-1)!;
  if (version !== current.version)
    throw new DomainError(
      'reporting.version-changed',
      'This report has changed in the meantime. Please open its newest version and refine that',
      { newest: current.version },
    );
  const { closedBecause } = allowanceOf(versions, circumstances);
  if (closedBecause) throw new DomainError(...closed[closedBecause]);
}

const closed: Readonly<Record<ClosedReason, readonly [ErrorCode, string]>> = {
  refunded: [
    'reporting.purchase-refunded',
    'This report was refunded, so it can no longer be changed. It stays readable',
  ],
  disputed: [
    'reporting.purchase-disputed',
    'The payment for this report is disputed at the bank, so it cannot be changed until the bank has decided. It stays readable',
  ],
  'period-over': [
    'reporting.refinement-period-over',
    `A report can be refined for ${refinementLimits.days} days after its purchase, and that period is over`,
  ],
  'refinements-spent': [
    'reporting.refinements-spent',
    `A purchase includes ${refinementLimits.refinements} refinements, and all of them have been used`,
  ],
};

/** How much of the refinements is left of a report with these versions. */
export const allowanceOf = (
  versions: readonly ReportVersion[],
  { purchase, now }: Pick<RefinementCircumstances, 'purchase' | 'now'>,
) =>
  refinementAllowance(
    purchase,
    now,
    versions.slice(1).flatMap(({ addressChange, isRestored }) => (isRestored ? [] : [addressChange])),
  );

function refuseContradictions(
  { basis }: ReportVersion,
  applied: ChangeResult,
  { changes }: RefinementOrder,
  day: RulesOfDay,
): void {
  const problems = findContradictions(basis, applied, changes, day);
  const [first] = problems;
  if (first) throw new DomainError('reporting.refinement-contradictory', first.message, { problems });
}

function changeOfAddress(
  versions: readonly ReportVersion[],
  { place, basis }: ChangeResult,
  day: RulesOfDay,
): AddressChange {
  if (place === null) return 'none';
  const usedFor = versions.filter(({ version, addressChange }) => version === 1 || addressChange === 'new');
  return addressChangeOf(
    usedFor.map((version) => version.basis),
    basis,
    day,
  );
}

function refuseAnotherHome(
  versions: readonly ReportVersion[],
  change: AddressChange,
  circumstances: RefinementCircumstances,
): void {
  if (change !== 'new' || allowanceOf(versions, circumstances).newAddressesLeft > 0) return;
  throw new DomainError(
    'reporting.new-address-spent',
    'A purchase includes one new address, and it has been used. Please correct the current address, or order a report for this home',
  );
}

function refined(
  { versions, paymentId, revision }: Refinable,
  { key }: RefinementOrder,
  { basis, place }: ChangeResult,
  addressChange: AddressChange,
  { rulesOf }: RulesOfDay,
): ReportEvent[] {
  const { reportId, subjectId, property, placeProblems, terms, person } = basis;
  const { places } = rulesOf(property.state);
  const unknown = placeRefusalOf(property, places) === 'zip-unknown' ? 'zip-unknown' : null;
  return [
    {
      type: 'ReportRefined',
      data: {
        reportId,
        subjectId,
        version: versions.at(-1)!.version + 1,
        key,
        addressChange,
        property,
        placeProblems: place ? placeProblemsOf(place, unknown, places) : placeProblems,
        terms: terms!,
        person: place && person ? { address: person.address, street: person.street } : null,
      },
    },
    { type: 'ReportGenerationStarted', data: { reportId, paymentId, revision: revision + 1 } },
  ];
}
