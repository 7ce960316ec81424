import { centsOf } from '@closewise/domain/money';
import type { Language } from '../../shared/i18n/language';
import { readPrice } from '../../shared/price/read-price';
import { applies, fieldOf, type RefineField, type RefineValues } from './refine-form';
import type { Changes, InputField, Inputs } from './inputs';

/** Problems found before sending. */
type TypedProblem = 'address-short' | 'amount-unread' | 'percent-unread' | 'price-blank' | 'units-unread';
type FormReading = Readonly<{ inputs: Inputs; problems: Partial<Record<RefineField, TypedProblem>> }>;

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

/** The form's values in the report's units, and the fields that cannot be read. */
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

/** Changed fields that apply; the server clears the others. */
export function changesOf(values: RefineValues, before: Inputs, language: Language): Changes {
  const { inputs } = readForm(values, language);
  const fields = Object.keys(fieldOf) as InputField[];
  const changed = fields.filter(
    (field) => applies(fieldOf[field], values) && !isSame(inputs[field], before[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, inputs[field]])) as Changes;
}

/** Nothing was typed, or no valid number. */
type Unread = 'blank' | 'unread';

/** Cents of a typed amount, which may be zero. */
export function readAmount(typed: string, language: Language): number | Unread {
  if (/^(?:\$\s*)?0+(?:[.,]0{1,2})?$/.test(typed.trim())) return 0;
  const reading = readPrice(typed, language);
  return 'dollars' in reading ? centsOf(reading.dollars) : reading.problem;
}

const percent = /^(\d{1,3})?(?:[.,](\d{1,3}))?(?:\s+(\d{1,2})\/(\d{1,2}))?$/;

/** Thousandths of a percent from text such as 6.875, 6,875 %, 6 7/8, 20 percent. */
export function readPercent(typed: string): number | Unread {
  const text = typed
    .toLowerCase()
    .replace(/%|percent|por ciento/g, ' ')
    .trim();
  if (text === '') return typed.trim() === '' ? 'blank' : 'unread';
  const [, whole, decimals = '', count, parts] = percent.exec(text) ?? [];
  if (whole === undefined && decimals === '') return 'unread';
  if (parts !== undefined && (decimals !== '' || Number(parts) === 0)) return 'unread';
  const fraction = count === undefined ? 0 : Math.round((Number(count) * 1000) / Number(parts));
  return Number(whole ?? 0) * 1000 + Number(decimals.padEnd(3, '0')) + fraction;
}

/** Whether a down payment is given in percent of the price. */
const isPercent = (typed: string): boolean => /%|percent|por ciento/i.test(typed);
