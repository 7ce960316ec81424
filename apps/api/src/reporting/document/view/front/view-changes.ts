import type { ReportChanges } from '@closewise/contracts/report-document';
import { inputFields } from '@closewise/domain/reporting';
import { anchors } from '../anchors.js';
import type { ChangesBlock } from '../blocks.js';
import type { ViewSection } from '../report-view.js';
import type { Viewing } from '../viewing.js';
import { inputText } from './input-text.js';

type Row = ChangesBlock['rows'][number];
type Amounts = Readonly<{ name: string; beforeCents: number | null; afterCents: number | null }>;

/** What a refinement changed: what was said, what is brought, and each fee. */
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
      before: inputText(viewing, field, before[field]),
      after: inputText(viewing, field, after[field]),
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
