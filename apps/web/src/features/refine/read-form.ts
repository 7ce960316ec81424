import type { Language } from '../../shared/i18n/language';
import { applies } from './applies';
import type { Changes, InputField, Inputs } from './inputs';
import { isPercent, readAmount, readPercent, type Unread } from './read-typed';
import { fieldOf, type RefineField, type RefineValues } from './refine-form';

/** What is wrong with what was typed, before it is sent. */
export type TypedProblem =
  | 'address-short'
  | 'amount-unread'
  | 'percent-unread'
  | 'price-blank'
  | 'units-unread';
export type FormReading = Readonly<{ inputs: Inputs; problems: Partial<Record<RefineField, TypedProblem>> }>;

const said = (choice: '' | 'yes' | 'no'): boolean | null => (choice === '' ? null : choice === 'yes');
const isUnread = (read: number | Unread): read is 'unread' => read === 'unread';
const orNull = (read: number | Unread): number | null => (typeof read === 'number' ? read : null);

function downOf({ down, downAs }: RefineValues, language: Language): Inputs['downPayment'] | 'unread' {
  if (down.trim() === '') return null;
  if (downAs === 'down' && isPercent(down)) {
    const read = readPercent(down);
    return typeof read === 'number' ? { kind: 'percent', basisPoints: Math.round(read / 10) } : 'unread';
  }
  const cents = readAmount(down, language);
  if (typeof cents !== 'number') return 'unread';
  return { kind: downAs === 'loan' ? 'loan' : 'amount', cents };
}

/** What the form says, in the units of the report, and what of it cannot be read. */
export function readForm(values: RefineValues, language: Language): FormReading {
  const amount = (field: 'sellerCredit' | 'deposit' | 'hoaMonthly' | 'price') =>
    readAmount(values[field], language);
  const [price, credit, deposit, hoa] = [
    amount('price'),
    amount('sellerCredit'),
    amount('deposit'),
    amount('hoaMonthly'),
  ];
  const [rate, down] = [readPercent(values.rate), downOf(values, language)];
  const units = values.units.trim();
  const found: Partial<Record<RefineField, TypedProblem | false>> = {
    address: values.address.trim().length < 5 && 'address-short',
    price: price === 'blank' ? 'price-blank' : isUnread(price) && 'amount-unread',
    units: units !== '' && !/^\d{1,4}$/.test(units) && 'units-unread',
    down: down === 'unread' && (isPercent(values.down) ? 'percent-unread' : 'amount-unread'),
    rate: isUnread(rate) && 'percent-unread',
    sellerCredit: isUnread(credit) && 'amount-unread',
    deposit: isUnread(deposit) && 'amount-unread',
    hoaMonthly: isUnread(hoa) && 'amount-unread',
  };
  const wrong = Object.entries(found).filter(
    ([field, problem]) => problem && applies(field as RefineField, values),
  );
  return {
    problems: Object.fromEntries(wrong) as FormReading['problems'],
    inputs: {
      address: values.address.trim(),
      county: values.county || null,
      insideCityLimits: said(values.insideCityLimits),
      priceCents: orNull(price) ?? 0,
      propertyType: values.propertyType,
      units: units === '' ? null : Number(units),
      hasPool: values.hasPool,
      occupancy: values.occupancy,
      firstTimeBuyer: values.firstTimeBuyer,
      loanType: values.loanType,
      downPayment: down === 'unread' ? null : down,
      interestRateThousandths: orNull(rate),
      programFeeFinanced: said(values.programFeeFinanced),
      firstVaUse: said(values.firstVaUse),
      veteranExempt: said(values.veteranExempt),
      closingDate: values.closingDate || null,
      sellerCreditCents: orNull(credit),
      depositCents: orNull(deposit),
      agentPaidBy: values.agentPaidBy || null,
      hasAssociation: said(values.hasAssociation),
      hoaMonthlyCents: orNull(hoa),
    },
  };
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, keysInOrder(one)) === JSON.stringify(other, keysInOrder(other));
const keysInOrder = (value: unknown): string[] | undefined =>
  typeof value === 'object' && value !== null ? Object.keys(value).toSorted() : undefined;

/** What differs from a version, of what applies; the rest the server clears by itself. */
export function changesOf(values: RefineValues, before: Inputs, language: Language): Changes {
  const { inputs } = readForm(values, language);
  const fields = Object.keys(fieldOf) as InputField[];
  const changed = fields.filter(
    (field) => applies(fieldOf[field], values) && !isSame(inputs[field], before[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, inputs[field]])) as Changes;
}
