import type {
  CashToClose,
  ReportChanges,
  ReportDocument,
  ReportFee,
} from '@closewise/contracts/report-document';
import { changedFields, type ReportInputs } from '@closewise/domain/reporting';
import type { VersionComparison } from './report-document-input.js';
import { roundedCents } from '@closewise/domain/money';

type VersionFigures = Readonly<{ fees: readonly ReportFee[]; cashToClose: CashToClose | null }>;
type Parts = Readonly<Record<string, number>>;

/** Sums of other rows, whose differences already cover them. */
const sums = new Set(['D', 'I', 'J']);

/** What changed since the previous version, line by line. */
export function writeChanges(
  { version, since, before, after, document }: VersionComparison,
  now: VersionFigures,
): ReportChanges {
  const then = { fees: document.fees, cashToClose: document.sections.costSummary.cashToClose };
  const fields = changedFields(before, after);
  return {
    version,
    since,
    before: only(before, fields),
    after: only(after, fields),
    rows: changedRows(then, now),
    fees: changedFees(then, now),
  };
}

const only = (inputs: ReportInputs, fields: readonly (keyof ReportInputs)[]): Partial<ReportInputs> =>
  Object.fromEntries(fields.map((field) => [field, inputs[field]]));

function changedRows(then: VersionFigures, now: VersionFigures): ReportChanges['rows'] {
  if (!then.cashToClose || !now.cashToClose) return [];
  const [before, after] = [amountsOf(then.cashToClose), amountsOf(now.cashToClose)];
  const names = new Map(
    [...then.cashToClose.rows, ...now.cashToClose.rows].map(({ row, name }) => [row, name]),
  );
  return [...names]
    .filter(([row]) => !sums.has(row))
    .map(([row, name]) => ({
      row,
      name,
      beforeCents: before[row] ?? 0,
      afterCents: after[row] ?? 0,
    }))
    .filter(({ row, beforeCents, afterCents }) => row === 'cash-to-close' || beforeCents !== afterCents)
    .toSorted((one, other) => Number(one.row === 'cash-to-close') - Number(other.row === 'cash-to-close'));
}

const amountsOf = ({ rows }: CashToClose): Parts =>
  Object.fromEntries(rows.map(({ row, cents }) => [row, cents]));

/** A fee's displayed amount: exact to the cent, or rounded. */
const shown = ({ exact, buyer }: ReportFee): number =>
  exact ? buyer.typicalCents : roundedCents(buyer.typicalCents);

function changedFees(then: VersionFigures, now: VersionFigures): ReportChanges['fees'] {
  const [before, after] = [then, now].map(({ fees }) => new Map(fees.map((fee) => [fee.id, fee])));
  const ids = new Set([...after!.keys(), ...before!.keys()]);
  return [...ids].flatMap((id) => {
    const [old, fresh] = [before!.get(id), after!.get(id)];
    const beforeCents = old ? shown(old) : null;
    const afterCents = fresh ? shown(fresh) : null;
    if ((beforeCents ?? 0) === (afterCents ?? 0)) return [];
    const { name, exact } = (fresh ?? old)!;
    return [{ id, name, exact, beforeCents, afterCents }];
  });
}

/** A document's cash to close; null in documents from before November 2026. */
export const headlineOf = ({ sections }: ReportDocument): number | null =>
  sections.costSummary.cashToClose?.headlineCents ?? null;
