import { largestPrice } from '@closewise/domain/closing-costs';
import type { QuickQuestion } from '../../../shared/api/state-guides';

/** The values of the calculator's fields. */
export type Fields = {
  price: string;
  county: string;
  loanType: QuickQuestion['loanType'];
  loanAmount: string;
};

type Wrong = Readonly<{ wrong: 'price' | 'amount' }>;

/** The API query for the fields, or the invalid field. */
export function calculatorQuery(state: string, fields: Fields): QuickQuestion | Wrong {
  const { county, loanType } = fields;
  const price = dollarsIn(fields.price);
  if (price === null || price < 1 || price > largestPrice) return { wrong: 'price' };
  const asked = { state, county, price: String(price), loanType };
  if (loanType === 'Cash' || fields.loanAmount.trim() === '') return asked;
  const amount = dollarsIn(fields.loanAmount);
  if (amount === null || amount > price) return { wrong: 'amount' };
  return { ...asked, loanAmount: String(amount) };
}

/** Dollars from text with either thousands separator; null if invalid. */
export function dollarsIn(text: string): number | null {
  const bare = text.replaceAll(/[\s$]/g, '');
  const plain = /^\d{1,3}(\.\d{3})+$/.test(bare) ? bare.replaceAll('.', '') : bare.replaceAll(',', '');
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}
