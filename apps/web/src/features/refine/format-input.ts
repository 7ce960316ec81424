import type { Language } from '../../shared/i18n/language';
import { dayName } from '../../shared/i18n/days';
import { formatCents } from '../../shared/i18n/money';
import type { InputField, Inputs } from './inputs';
import type { RefineMessages } from './messages.en';

export const percentName = (thousandths: number): string => `${thousandths / 1000}%`;

/** An input as people read it. */
export function formatInput(
  field: InputField,
  inputs: Inputs,
  t: RefineMessages,
  language: Language,
): string {
  const value = inputs[field];
  if (value === null) return t.notSaid;
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  switch (field) {
    case 'propertyType':
      return t.propertyTypes[inputs.propertyType];
    case 'occupancy':
      return t.occupancies[inputs.occupancy];
    case 'loanType':
      return t.loanTypes[inputs.loanType];
    case 'agentPaidBy':
      return t.payers[inputs.agentPaidBy!];
    case 'closingDate':
      return dayName(inputs.closingDate!, language);
    case 'downPayment':
      return sayDownPayment(inputs.downPayment!, t, language);
    case 'interestRateThousandths':
      return percentName(inputs.interestRateThousandths!);
    case 'priceCents':
    case 'sellerCreditCents':
    case 'depositCents':
    case 'hoaMonthlyCents':
      return formatCents(value as number, language);
    default:
      return String(value);
  }
}

function sayDownPayment(
  down: NonNullable<Inputs['downPayment']>,
  t: RefineMessages,
  language: Language,
): string {
  if (down.kind === 'percent') return `${down.basisPoints / 100}%`;
  const amount = formatCents(down.cents, language);
  return down.kind === 'loan' ? `${t.loanAmount}: ${amount}` : amount;
}
