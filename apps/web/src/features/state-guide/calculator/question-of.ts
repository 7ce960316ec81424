import type { QuickQuestion } from '../../../shared/api/state-guides';
import { dollarsIn } from './dollars';

/** What stands in the fields of the calculator. */
export type Fields = {
  price: string;
  county: string;
  loanType: QuickQuestion['loanType'];
  loanAmount: string;
};

type Wrong = Readonly<{ wrong: 'price' | 'amount' }>;

const largestPrice = 1_000_000_000;

/** The question to ask for the fields, or which of them is wrong. */
export function questionOf(state: string, fields: Fields): QuickQuestion | Wrong {
  const { county, loanType } = fields;
  const price = dollarsIn(fields.price);
  if (price === null || price < 1 || price > largestPrice) return { wrong: 'price' };
  const asked = { state, county, price: String(price), loanType };
  if (loanType === 'Cash' || fields.loanAmount.trim() === '') return asked;
  const amount = dollarsIn(fields.loanAmount);
  if (amount === null || amount > price) return { wrong: 'amount' };
  return { ...asked, loanAmount: String(amount) };
}
