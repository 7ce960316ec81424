import type { Purchase } from '../purchase.js';
import { marketType, type Market } from './market.js';
import { needsPrivateInsurance } from './mortgage-insurance.js';
import { isJumbo } from './loan-limits.js';
import type { NationalFee, NationalFees } from './national-fees.js';
import type { MarketFeeKey } from './texts/index.js';

/** Whether a fee occurs in this purchase. */
export type Condition = (purchase: Purchase, national: NationalFees) => boolean;

const hasAssociation: Condition = ({ hoa }) => hoa;
const mayHaveAssociation: Condition = ({ associationUnknown }) => associationUnknown;
/** On a VA loan, a flat 1% may replace all of the lender's own charges. */
const isChargedApart: Condition = ({ loanType }) => loanType !== 'VA';
/** New Jersey's southern counties, where a title company closes without the buyer's attorney (139 N.J. 323). */
const southJersey = ['Atlantic', 'Burlington', 'Camden', 'Cape May', 'Cumberland', 'Gloucester', 'Salem'];
const isClosedByAttorney: Condition = ({ state, county }) =>
  state !== 'NJ' || county === null || !southJersey.includes(county);
const hasLoan: Condition = ({ loanType }) => loanType !== 'Cash';

/** Conditions beyond the property and loan types in the data. */
const conditions: Readonly<Partial<Record<MarketFeeKey, Condition>>> = {
  attorney: isClosedByAttorney,
  condo_review: hasAssociation,
  hoa_transfer: hasAssociation,
  hoa_estoppel: hasAssociation,
  hoa_capital: hasAssociation,
  hoa_proration: hasAssociation,
  hoa_if_any: mayHaveAssociation,
  rate_lock: isChargedApart,
  mers_doc: isChargedApart,
  notary: isChargedApart,
  va_funding_fee: ({ veteranExempt }) => !veteranExempt,
  second_appraisal: isJumbo,
  moving: ({ investment }) => !investment,
  rent_schedule: ({ propertyType, investment }) => propertyType === 'multi-family' || investment,
  inspection_pool: ({ hasPool }) => hasPool,
  pmi_single: needsPrivateInsurance,
  tax_service: isChargedApart,
  commercial_legal: hasLoan,
  survey_alta: (purchase) => !['multi-family', 'farm-ranch'].includes(marketType(purchase)),
};

const arisesIn = ({ states }: NationalFee, state: string): boolean =>
  (states?.onlyIn?.includes(state) ?? true) && !states?.exceptIn?.includes(state);

/** Whether the fee occurs in the state for this type of property and loan. */
export const fitsMarket = (fee: NationalFee, { state, propertyType, loanType }: Market): boolean =>
  arisesIn(fee, state) &&
  fee.appliesTo.propertyTypes.includes(propertyType) &&
  fee.appliesTo.loanTypes.includes(loanType);

/** The fee's further condition on the purchase; null without one. */
export const conditionOf = (key: MarketFeeKey): Condition | null => conditions[key] ?? null;
