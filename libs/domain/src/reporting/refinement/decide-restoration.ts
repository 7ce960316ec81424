import { DomainError, type ErrorCode } from '../../events/index.js';
import type { ReportEvent } from '../report-events.js';
import type { RefinementCircumstances } from './decide-refinement.js';
import { changedFields, inputsOf, termsOfOrder } from './report-inputs.js';
import { restorationClosed, restoreDays } from './refinement-limits.js';
import type { ReportVersion } from '../report-state.js';

type Restorable = Readonly<{ versions: readonly ReportVersion[]; paymentId: string; revision: number }>;

/** Whether the newest version differs from what was bought. */
export function isRefined(versions: readonly ReportVersion[]): boolean {
  const [first, newest] = [versions[0]!, versions.at(-1)!];
  return changedFields(inputsOf(newest.basis), inputsOf(first.basis)).length > 0;
}

/**
 * The events that restore what was bought as the newest version; none if it already is. A restoration uses no refinement,
 * because anyone with the link could have used them all.
 */
export function decideRestoration(
  { versions, paymentId, revision }: Restorable,
  { purchase, now }: Pick<RefinementCircumstances, 'purchase' | 'now'>,
): ReportEvent[] {
  if (!isRefined(versions)) return [];
  const closed = restorationClosed(purchase, now);
  if (closed) throw new DomainError(...refusals[closed]);
  const [first, newest] = [versions[0]!, versions.at(-1)!];
  const { reportId, subjectId, property, placeProblems, terms, person } = first.basis;
  const isElsewhere = inputsOf(newest.basis).address !== inputsOf(first.basis).address;
  const version = newest.version + 1;
  return [
    {
      type: 'ReportRefined',
      data: {
        reportId,
        subjectId,
        version,
        key: `restored-${version}`,
        addressChange: isElsewhere ? 'correction' : 'none',
        property,
        placeProblems,
        terms: terms ?? termsOfOrder(first.basis),
        person: isElsewhere && person ? { address: person.address, street: person.street } : null,
        isRestored: true,
      },
    },
    { type: 'ReportGenerationStarted', data: { reportId, paymentId, revision: revision + 1 } },
  ];
}

const refusals: Readonly<
  Record<NonNullable<ReturnType<typeof restorationClosed>>, readonly [ErrorCode, string]>
> = {
  refunded: [
    'reporting.purchase-refunded',
    'This report was refunded, so it can no longer be changed. Its first version stays readable',
  ],
  disputed: [
    'reporting.purchase-disputed',
    'The payment for this report is disputed at the bank, so it cannot be changed until the bank has decided. Its first version stays readable',
  ],
  'period-over': [
    'reporting.refinement-period-over',
    `The first version of a report can be restored for ${restoreDays} days after its purchase, and that period is over. It stays readable`,
  ],
};
