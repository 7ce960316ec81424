import { z } from 'zod';
import { agentPayers } from '../../closing-costs/index.js';
import type { DataOf } from '../../events/index.js';
import type { ReportRequest, ReportedProperty } from '../report-request.js';

/** How the buyer will use the home. */
export const occupancies = ['own-home', 'second-home', 'investment'] as const;
export type Occupancy = (typeof occupancies)[number];

const downPayment = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('amount'), cents: z.int() }),
  z.object({ kind: z.literal('percent'), basisPoints: z.int() }),
  z.object({ kind: z.literal('loan'), cents: z.int() }),
]);
/** The down payment: an amount, a share of the price, or the price less a loan amount. */
export type DownPayment = DataOf<typeof downPayment>;

/** What only a refinement states about a purchase. Null: not stated, so the documented default of the estimate applies. */
export const purchaseTerms = z.object({
  closingDate: z.string().nullable().describe('ISO date'),
  units: z.int().nullable(),
  occupancy: z.enum(occupancies),
  firstTimeBuyer: z.boolean().describe('Also stated by cash buyers: some taxes are lower for a first home'),
  downPayment: downPayment.nullable(),
  interestRateThousandths: z
    .int()
    .nullable()
    .describe('Thousandths of a percent, since lenders quote eighths: 6.875% is 6875'),
  programFeeFinanced: z
    .boolean()
    .nullable()
    .describe("Whether the premium or fee of the loan's program is added to the loan"),
  firstVaUse: z.boolean().nullable(),
  veteranExempt: z.boolean().nullable(),
  sellerCreditCents: z.int().nullable(),
  depositCents: z.int().nullable(),
  agentPaidBy: z.enum(agentPayers).nullable(),
  hasAssociation: z.boolean().nullable(),
  hoaMonthlyCents: z.int().nullable(),
});
export type PurchaseTerms = DataOf<typeof purchaseTerms>;

/** What a version of a report is written from: the order, and the terms that refinements added. */
export type ReportBasis = ReportRequest & Readonly<{ terms?: PurchaseTerms }>;

/** Everything that the owner of a report may correct; the address is the raw text. */
export type ReportInputs = Readonly<{ address: string; insideCityLimits: boolean | null }> &
  Pick<ReportedProperty, 'county' | 'priceCents' | 'propertyType' | 'loanType' | 'hasPool'> &
  PurchaseTerms;

/** The inputs to change; absent ones stay as they are. */
export type InputChanges = Partial<ReportInputs>;
export type InputField = keyof ReportInputs;

/** Every field of the inputs, in display order. */
export const inputFields = [
  'address',
  'county',
  'insideCityLimits',
  'priceCents',
  'propertyType',
  'units',
  'hasPool',
  'occupancy',
  'firstTimeBuyer',
  'loanType',
  'downPayment',
  'interestRateThousandths',
  'programFeeFinanced',
  'firstVaUse',
  'veteranExempt',
  'closingDate',
  'sellerCreditCents',
  'depositCents',
  'agentPaidBy',
  'hasAssociation',
  'hoaMonthlyCents',
] as const satisfies readonly InputField[];

/** The terms of an order: it states only whether the buyer is a first-time buyer. */
export const termsOfOrder = ({ property }: Pick<ReportBasis, 'property'>): PurchaseTerms => ({
  closingDate: null,
  units: null,
  occupancy: 'own-home',
  firstTimeBuyer: property.buyerType === 'first-time',
  downPayment: null,
  interestRateThousandths: null,
  programFeeFinanced: null,
  firstVaUse: null,
  veteranExempt: null,
  sellerCreditCents: null,
  depositCents: null,
  agentPaidBy: null,
  hasAssociation: null,
  hoaMonthlyCents: null,
});

/** The inputs as the report's owner sees them; the address of an erased person is empty. */
export function inputsOf(basis: ReportBasis): ReportInputs {
  const { property, person, terms = termsOfOrder(basis) } = basis;
  const { county, insideCityLimits = null, priceCents, propertyType, loanType, hasPool } = property;
  return {
    address: person?.address ?? '',
    county,
    insideCityLimits,
    priceCents,
    propertyType,
    loanType,
    hasPool,
    ...terms,
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const folded = (inputs: InputChanges): InputChanges => ({
  ...inputs,
  ...(inputs.address !== undefined && { address: inputs.address.trim() }),
  ...(inputs.downPayment && { downPayment: inOrder(inputs.downPayment) }),
});

/** With its fields in one order, so that two can be compared as JSON. */
const inOrder = (downPayment: NonNullable<ReportInputs['downPayment']>) =>
  downPayment.kind === 'percent'
    ? { kind: downPayment.kind, basisPoints: downPayment.basisPoints }
    : { kind: downPayment.kind, cents: downPayment.cents };

/** The fields of `changes` whose value differs from `inputs`. */
export function changedFields(inputs: ReportInputs, changes: InputChanges): InputField[] {
  const [before, after] = [folded(inputs), folded(changes)];
  return inputFields.filter((field) => after[field] !== undefined && !isSame(before[field], after[field]));
}
