import { z } from 'zod';
import { agentPayers, loanTypes, propertyTypes } from '@closewise/domain/closing-costs';
import {
  addressChanges,
  closedReasons,
  inputFields,
  occupancies,
  refinementLimits,
} from '@closewise/domain/reporting';
import { personText } from './shared-fields.js';
import { countyName, placeView } from './place.js';

const cents = z.int().nonnegative().max(100_000_000_000);

/** Variants of `downPayment`; each is a component in the OpenAPI document. */
export const downPaymentParts = {
  DownPaymentAmount: z.strictObject({ kind: z.literal('amount'), cents }),
  DownPaymentPercent: z.strictObject({
    kind: z.literal('percent'),
    basisPoints: z.int().min(0).max(10_000),
  }),
  LoanInstead: z.strictObject({ kind: z.literal('loan'), cents }),
};

export const downPayment = z.discriminatedUnion('kind', [
  downPaymentParts.DownPaymentAmount,
  downPaymentParts.DownPaymentPercent,
  downPaymentParts.LoanInstead,
]);

const inputShape = {
  /** As typed, with city, state and ZIP code. */
  address: personText(300).refine(
    (text) => text.trim().length >= 5,
    'Please include Street, City, State ZIP',
  ),
  county: countyName.nullable(),
  insideCityLimits: z.boolean().nullable(),
  priceCents: cents,
  propertyType: z.enum(propertyTypes),
  units: z.int().min(1).max(10_000).nullable(),
  hasPool: z.boolean(),
  occupancy: z.enum(occupancies),
  firstTimeBuyer: z.boolean(),
  loanType: z.enum(loanTypes),
  /** An amount, a share of the price in basis points (3.5% is 350), or the loan amount instead. */
  downPayment: downPayment.nullable(),
  /** Yearly, in thousandths of a percent: 6.875% is 6875. */
  interestRateThousandths: z.int().min(0).max(100_000).nullable(),
  /** Whether FHA's premium, VA's funding fee or USDA's guarantee fee is added to the loan. */
  programFeeFinanced: z.boolean().nullable(),
  firstVaUse: z.boolean().nullable(),
  /** Exempt from the VA funding fee because of a disability. */
  veteranExempt: z.boolean().nullable(),
  closingDate: z.string().max(10).nullable(),
  sellerCreditCents: cents.nullable(),
  depositCents: cents.nullable(),
  agentPaidBy: z.enum(agentPayers).nullable(),
  hasAssociation: z.boolean().nullable(),
  hoaMonthlyCents: cents.nullable(),
};

/** The input of a version. Null: the buyer gave no value, and the estimate makes an assumption. */
export const reportInputs = z.strictObject(inputShape);
export type ReportInputsView = z.infer<typeof reportInputs>;

/**
 * Body of POST /api/reports/{id}/refinements. `version` is the one that the buyer saw; `key` is new for each
 * refinement and the same when it is repeated. Omitted changes stay as they are; null clears a value.
 */
export const refineReportRequest = z
  .strictObject({
    version: z.int().positive(),
    key: z.uuid(),
    changes: reportInputs.partial(),
  })
  .meta({
    example: {
      version: 1,
      key: '0f4f8f6e-9d43-4bd9-8d4e-1f3c0a5b7a11',
      changes: {
        closingDate: '2027-01-15',
        loanType: 'Conventional',
        downPayment: { kind: 'percent', basisPoints: 1000 },
        interestRateThousandths: 6875,
      },
    },
  });
export type RefineReportRequest = z.input<typeof refineReportRequest>;

/** The remaining refinements of a purchase. */
export const refinementAllowanceView = z.object({
  isOpen: z.boolean(),
  /** Why the report can no longer be refined; null if it can. */
  closedBecause: z.enum(closedReasons).nullable(),
  until: z.iso.datetime(),
  /** Counts a started day as a whole one. */
  daysLeft: z.int().min(0).max(refinementLimits.days),
  refinementsLeft: z.int().min(0).max(refinementLimits.refinements),
  newAddressesLeft: z.int().min(0).max(refinementLimits.newAddresses),
});
export type RefinementAllowanceView = z.infer<typeof refinementAllowanceView>;

const allowanceExample = {
  isOpen: true,
  closedBecause: null,
  until: '2026-12-25T10:00:00.000Z',
  daysLeft: 29,
  refinementsLeft: 29,
  newAddressesLeft: 1,
};

/** Response of POST /api/reports/{id}/refinements and …/restoration. */
export const refineReportView = z
  .object({
    success: z.literal(true),
    /** The version with the requested changes. */
    version: z.int().positive(),
    /** False if nothing changed: no version was recorded, and no refinement was used. */
    isNew: z.boolean(),
    /** False while sources are queried about a new address of a premium report; poll the status. */
    isReady: z.boolean(),
    /** Cash to close in both versions; null if one of them cannot be read yet. */
    cashToClose: z.object({ beforeCents: z.int(), afterCents: z.int() }).nullable(),
    allowance: refinementAllowanceView,
  })
  .meta({
    example: {
      success: true,
      version: 2,
      isNew: true,
      isReady: true,
      cashToClose: { beforeCents: 2_814_000, afterCents: 5_633_000 },
      allowance: allowanceExample,
    },
  });
export type RefineReportView = z.infer<typeof refineReportView>;

const versionView = z.object({
  /** From 1, which is the report as bought. */
  version: z.int().positive(),
  /** When it was requested. */
  at: z.iso.datetime(),
  isReady: z.boolean(),
  addressChange: z.enum(addressChanges),
  /** Whether it restores the report as bought. */
  isRestored: z.boolean(),
  /** Inputs that differ from the previous version; empty for the first. */
  changed: z.array(z.enum(inputFields)),
  inputs: reportInputs,
  /** The version's cash to close; null if it cannot be read, or was written before November 2026. */
  cashToCloseCents: z.int().nullable(),
});
export type ReportVersionView = z.infer<typeof versionView>;

/** Response of GET /api/reports/{id}/versions: oldest first, with what the form needs for the newest. */
export const reportVersionsView = z
  .object({
    success: z.literal(true),
    versions: z.array(versionView).min(1),
    newest: z.int().positive(),
    /** The newest version's location, and the open questions about it. */
    place: placeView,
    /** The estimate's assumptions for what the buyer did not state, in the newest version. */
    assumed: z.object({
      closingDate: z.iso.date(),
      downPaymentCents: z.int().nonnegative(),
      loanCents: z.int().nonnegative(),
      interestRateThousandths: z.int().nullable(),
      agentPaidBy: z.enum(agentPayers),
    }),
    isPremium: z.boolean(),
    allowance: refinementAllowanceView,
    /** Whether the newest version differs from what was bought and can be restored to it. */
    canRestore: z.boolean(),
  })
  .meta({
    example: {
      success: true,
      versions: [
        {
          version: 1,
          at: '2026-11-25T10:00:00.000Z',
          isReady: true,
          addressChange: 'none',
          isRestored: false,
          changed: [],
          inputs: {
            address: '1600 Main Street, Houston, TX 77002',
            county: null,
            insideCityLimits: null,
            priceCents: 45_000_000,
            propertyType: 'single-family',
            units: null,
            hasPool: false,
            occupancy: 'own-home',
            firstTimeBuyer: true,
            loanType: 'FHA',
            downPayment: null,
            interestRateThousandths: null,
            programFeeFinanced: null,
            firstVaUse: null,
            veteranExempt: null,
            closingDate: null,
            sellerCreditCents: null,
            depositCents: null,
            agentPaidBy: null,
            hasAssociation: null,
            hoaMonthlyCents: null,
          },
          cashToCloseCents: 2_814_000,
        },
      ],
      newest: 1,
      place: {
        street: '1600 Main Street',
        city: 'Houston',
        state: 'TX',
        zip: '77002',
        county: 'Harris County',
        oldCounty: null,
        municipality: 'Houston',
        certainty: 'certain',
        choices: [],
        open: [],
      },
      assumed: {
        closingDate: '2027-01-15',
        downPaymentCents: 1_575_000,
        loanCents: 43_425_000,
        interestRateThousandths: 6500,
        agentPaidBy: 'seller',
      },
      isPremium: false,
      allowance: { ...allowanceExample, refinementsLeft: 30, daysLeft: 30 },
      canRestore: false,
    },
  });
export type ReportVersionsView = z.infer<typeof reportVersionsView>;
