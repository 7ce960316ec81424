import type { ReportChanges } from '@closewise/contracts/report-document';
import { inputFields, type InputField, type ReportInputs } from '@closewise/domain/reporting';
import { type Viewing, anchors } from './viewing.js';
import type { ChangesBlock } from './blocks.js';
import type { ViewSection } from './report-view.js';

type Row = ChangesBlock['rows'][number];
type Amounts = Readonly<{ name: string; beforeCents: number | null; afterCents: number | null }>;

/** What a refinement changed: inputs, cash to close, and fees. */
export function viewChanges(viewing: Viewing, changes: ReportChanges): ViewSection {
  const { words } = viewing;
  const { title, introduction, inputs, amounts, fees, unchanged } = words.changes;
  const { before, after, rows } = changes;
  const money = [...moneyRows(viewing, rows)];
  const ofFees = changes.fees.map((fee) => moneyRow(viewing, fee, fee.exact, 'part'));
  const isSame = rows.every((row) => row.beforeCents === row.afterCents) && ofFees.length === 0;
  return {
    anchor: anchors.changes,
    title: title(changes.since),
    introduction: isSame ? unchanged : introduction(changes.since),
    blocks: [
      block(viewing, inputs, inputRows(viewing, before, after), false),
      ...(isSame ? [] : [block(viewing, amounts, money, true)]),
      ...(ofFees.length > 0 ? [block(viewing, fees, ofFees, true)] : []),
    ],
  };
}

function block({ words }: Viewing, caption: string, rows: Row[], isMoney: boolean): ChangesBlock {
  const { name, before, after, difference } = words.changes.columns;
  return {
    kind: 'changes',
    caption,
    columns: { name, before, after, difference: isMoney ? difference : null },
    rows,
  };
}

const inputRows = (viewing: Viewing, before: ReportChanges['before'], after: ReportChanges['after']): Row[] =>
  inputFields
    .filter((field) => field in after)
    .map((field) => ({
      name: viewing.words.changes.fields[field],
      before: formatInput(viewing, field, before[field]),
      after: formatInput(viewing, field, after[field]),
      difference: null,
      role: 'part',
    }));

const moneyRows = (viewing: Viewing, rows: ReportChanges['rows']): Row[] =>
  rows.map((row) => moneyRow(viewing, row, false, row.row === 'cash-to-close' ? 'total' : 'part'));

function moneyRow(
  { words, formats }: Viewing,
  { name, beforeCents, afterCents }: Amounts,
  exact: boolean,
  role: Row['role'],
): Row {
  const say = exact ? formats.exactMoney : formats.dollars;
  const amount = (cents: number | null) => (cents === null ? words.changes.none : say(cents));
  const change = (afterCents ?? 0) - (beforeCents ?? 0);
  return {
    name,
    before: amount(beforeCents),
    after: amount(afterCents),
    difference: change > 0 ? `+${say(change)}` : say(change),
    role,
  };
}

type Value = ReportInputs[InputField] | undefined;

/** Formats one input for display. */
function formatInput({ words, formats }: Viewing, field: InputField, value: Value): string {
  const { values, units } = words.changes;
  if (value === null || value === undefined) return values.notSaid;
  if (typeof value === 'boolean') return value ? values.yes : values.no;
  if (typeof value === 'object') {
    if (value.kind === 'percent') return formats.percent(value.basisPoints / 100);
    const amount = formats.money(value.cents);
    return value.kind === 'loan' ? values.loanOf(amount) : amount;
  }
  if (typeof value === 'number') {
    if (field === 'units') return units(value);
    return field === 'interestRateThousandths' ? values.rate(value / 1000) : formats.money(value);
  }
  if (field === 'closingDate') return formats.date(value);
  return valueName({ words }, field, value);
}

function valueName({ words }: Pick<Viewing, 'words'>, field: InputField, value: string): string {
  const { occupancies, agentPayers } = words.changes;
  const lists: Partial<Record<InputField, Readonly<Record<string, string>>>> = {
    propertyType: words.propertyTypes,
    loanType: words.loanTypes,
    occupancy: occupancies,
    agentPaidBy: agentPayers,
  };
  return lists[field]?.[value] ?? value;
}
