import type { InputField, ReportInputs } from '@closewise/domain/reporting';
import type { Viewing } from '../viewing.js';

type Value = ReportInputs[InputField] | undefined;

/** One input as people read it. */
export function inputText({ words, formats }: Viewing, field: InputField, value: Value): string {
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
  return named({ words }, field, value);
}

function named({ words }: Pick<Viewing, 'words'>, field: InputField, value: string): string {
  const { occupancies, agentPayers } = words.changes;
  const lists: Partial<Record<InputField, Readonly<Record<string, string>>>> = {
    propertyType: words.propertyTypes,
    loanType: words.loanTypes,
    occupancy: occupancies,
    agentPaidBy: agentPayers,
  };
  return lists[field]?.[value] ?? value;
}
