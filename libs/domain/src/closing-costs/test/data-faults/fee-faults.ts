import { compare, decimal, sum } from '../../decimal.js';
import type { JurisdictionRules } from '../../rules/index.js';
import { ascends, neverFalls } from './ascends.js';

const one = decimal(1);

const areWhole = (shares: JurisdictionRules['closingAgent']['feeShares']): boolean =>
  shares === null || compare(sum([shares.buyer, shares.seller]), one) === 0;

const titleFaults = ({ titleInsurance }: JurisdictionRules): string[] => [
  ...titleInsurance.schedules.flatMap((schedule) => {
    const { id, brackets, lookup, effectiveFrom, effectiveTo } = schedule;
    const limits = brackets.map(({ upTo }) => upTo);
    return [
      ...(ascends(limits.flatMap((limit) => limit ?? [])) ? [] : [`${id}: brackets do not ascend`]),
      ...(limits.slice(0, -1).includes(null) ? [`${id}: an open bracket before the last`] : []),
      ...(ascends(lookup.map(({ amount }) => amount)) ? [] : [`${id}: the table is not sorted`]),
      ...(neverFalls(lookup.map(({ premium }) => premium)) ? [] : [`${id}: a premium falls`]),
      ...(effectiveFrom && effectiveTo && effectiveFrom > effectiveTo
        ? [`${id}: it ends before it starts`]
        : []),
    ];
  }),
  ...(ascends(titleInsurance.typicalOwnerPremium.map(({ amount }) => amount)) &&
  neverFalls(titleInsurance.typicalOwnerPremium.map(({ premium }) => premium))
    ? []
    : ['the typical premiums are not sorted']),
  ...(areWhole(titleInsurance.ownerPolicyShares) ? [] : ['owner’s policy: shares do not add up to 1']),
];

const closingFaults = ({
  closingAgent: { schedules, typicalFee, feeShares },
}: JurisdictionRules): string[] => [
  ...(compare(typicalFee.low, typicalFee.high) > 0 ? ['closing fee: low is over high'] : []),
  ...(areWhole(feeShares) ? [] : ['closing fee: shares do not add up to 1']),
  ...schedules.flatMap((schedule) => {
    if (schedule.method === 'base-plus-per-thousand') return [];
    const limits =
      schedule.method === 'table'
        ? schedule.rows.map(({ amount }) => amount)
        : schedule.rows.flatMap(({ upTo }) => upTo ?? []);
    return ascends(limits) ? [] : ['closing fee: the table is not sorted'];
  }),
];

const recordingFaults = ({ recordingFees: { documents } }: JurisdictionRules): string[] => [
  ...(['deed', 'mortgage'] as const).flatMap((kind) =>
    documents.filter(({ document }) => document === kind).length === 1
      ? []
      : [`recording: not one fee for the ${kind}`],
  ),
  ...documents.flatMap(({ document, typical, between }) =>
    between && (compare(between.low, typical) > 0 || compare(typical, between.high) > 0)
      ? [`recording: the usual fee for the ${document} is outside of its range`]
      : [],
  ),
];

function localFaults({ propertyTax, homeownersInsurance }: JurisdictionRules): string[] {
  const { low, typical, high, byDwelling } = homeownersInsurance;
  const dwellings = byDwelling.map(({ dwelling }) => dwelling);
  return [
    ...(propertyTax.effectiveRatePercent > 0.1 && propertyTax.effectiveRatePercent < 4
      ? []
      : ['property tax: an absurd rate']),
    ...(propertyTax.reassessedOnSale === (propertyTax.newOwner !== undefined)
      ? []
      : ['property tax: `reassessedOnSale` and `newOwner` must be set together']),
    ...((low ?? typical) <= typical && typical <= (high ?? typical) ? [] : ['insurance: not in order']),
    ...(dwellings.every((dwelling, index) => dwelling > (dwellings[index - 1] ?? 0))
      ? []
      : ['insurance: the table is not sorted']),
  ];
}

/** Faults in the premiums, fees and rates of a file. */
export const feeFaults = (rules: JurisdictionRules): string[] => [
  ...titleFaults(rules),
  ...closingFaults(rules),
  ...recordingFaults(rules),
  ...localFaults(rules),
];
