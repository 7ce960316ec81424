import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { billsByCounty, perilAreas, perils, placeScope, source } from '@closewise/domain/closing-costs';
import { z } from 'zod';
import { stateCodes } from '@closewise/domain/place';

const sourced = {
  source: source.nullable(),
  confidence: z.enum(['high', 'medium', 'low']),
};

const bilingual = z.strictObject({ en: z.string().min(1), es: z.string().min(1) });

/** Some states name their other counties in words; those follow the state's own custom. */
const theRest = z.string().transform((): string[] => []);

/** What the writer reads of a state's closing-cost data; rates in percent, money in dollars. */
const jurisdictionFacts = z.object({
  state: z.string().length(2),
  name: z.string().min(1),
  transferTaxSummary: z.object({ none: z.boolean(), customaryPayer: z.string().nullable(), ...sourced }),
  /** `coveredByRules` are the taxes that hold it; of one that none holds, `appliesIn` may name the places. */
  firstTimeBuyerRelief: z
    .object({ coveredByRules: z.array(z.string()), appliesIn: placeScope.nullable().default(null) })
    .nullable(),
  taxes: z.array(z.object({ id: z.string(), appliesIn: placeScope.nullable().default(null) })),
  titleInsurance: z.object({
    regulation: z.enum(['promulgated', 'filed', 'file-and-use', 'unregulated']),
    ownerPolicyPayer: z.string(),
    ownerPolicyPayerByCounty: z.array(
      z.object({ payer: z.string(), counties: z.union([z.array(z.string()), theRest]) }),
    ),
    /** The guarantor of titles, if the state has no title insurance. */
    extra: z.object({ provider: z.string().optional() }).optional(),
    /** What the seller's earlier policy takes off the premium; absent where our data does not say. */
    reissueDiscount: z
      .strictObject({
        kind: z.enum(['granted', 'none']),
        lowPercent: z.number().positive().optional(),
        highPercent: z.number().positive().optional(),
        withinYears: z.int().positive().optional(),
      })
      .optional(),
    ...sourced,
  }),
  closingAgent: z.object({
    type: z.enum(['title-company', 'escrow', 'attorney-customary', 'attorney-required']),
    typicalFee: z.object({ low: z.number(), high: z.number() }),
    ...sourced,
  }),
  propertyTax: z.object({
    newBuyerRatePercent: z.number().nullable(),
    paidIn: z.enum(['arrears', 'advance', 'mixed']),
    billsByCounty,
    reassessedOnSale: z.boolean(),
    /** What lowers the tax of an owner who lives there, and until which day of the year it is claimed. */
    ownersRelief: z
      .strictObject({
        claimed: z.boolean(),
        text: bilingual,
        /** Where a county has a relief of its own. */
        byCounty: z.array(z.strictObject({ county: z.string(), text: bilingual })).default([]),
        fileBy: z
          .string()
          .regex(/^\d\d-\d\d$/)
          .nullable(),
        /** The office that takes the claim, if not the local assessor. */
        fileWith: bilingual.optional(),
        /** The day of that year on which the home must be owned, where it is an earlier one. */
        ownedOn: z
          .string()
          .regex(/^\d\d-\d\d$/)
          .optional(),
      })
      .optional(),
  }),
  homeownersInsurance: z.object({ perils: z.array(z.enum(perils)), perilAreas }),
});
export type JurisdictionFacts = z.infer<typeof jurisdictionFacts>;

const { resolve } = createRequire(import.meta.url);
const known = new Map<string, JurisdictionFacts>();

/** The facts of a state, read and validated on first use; undefined for an unknown state. */
export function readJurisdictionFacts(state: string): JurisdictionFacts | undefined {
  if (!stateCodes.includes(state)) return undefined;
  const facts = known.get(state) ?? readFacts(state);
  known.set(state, facts);
  return facts;
}

const readFacts = (state: string): JurisdictionFacts =>
  jurisdictionFacts.parse(
    JSON.parse(readFileSync(resolve(`@closewise/domain/data/closing-costs/${state}.json`), 'utf8')),
  );
