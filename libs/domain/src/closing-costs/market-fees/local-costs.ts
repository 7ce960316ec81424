import { z } from 'zod';
import { condition, placeScope } from '../rules/condition.js';
import { source } from '../sources/source.js';

const sourced = {
  source: source.nullable(),
  confidence: z.enum(['high', 'medium', 'low']),
};

/** Perils to ask an insurer about in the state. */
export const perils = [
  'coastal-wind',
  'earthquake',
  'flood',
  'ice-dams',
  'landslide',
  'mine-subsidence',
  'sewer-backup',
  'sinkhole',
  'wildfire',
  'wind-hail',
] as const;
export type Peril = (typeof perils)[number];

/**
 * One of the year's equal tax bills: its due date and the months it covers, starting on the first of `fromMonth` of the
 * due year plus `year` (-1: the year before).
 */
const taxBill = z.object({
  due: z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/),
  year: z.int().min(-1).max(1),
  fromMonth: z.int().min(1).max(12),
  months: z.int().min(1).max(12),
});

const paidIn = z.enum(['advance', 'arrears', 'mixed']);

/** Counties with other due dates by law than the rest of the state. */
const countyBills = z.strictObject({
  counties: z.array(z.string().min(1)).min(1),
  paidIn,
  bills: z.array(taxBill).min(1),
  statute: z.string().min(1),
  /** The page the dates were read from. */
  checkedAt: z.url(),
});
export type CountyBills = Readonly<z.infer<typeof countyBills>>;
export const billsByCounty = z.array(countyBills).default([]);

/**
 * States where a sale resets the taxable value: by which law, and whether the rate on the price is the same in all
 * counties.
 */
const newOwner = z
  .strictObject({ statute: z.string().min(1).nullable(), isSameInAllCounties: z.boolean() })
  .optional();

/** How the rate of an owner-occupant changes for other owners: a factor and an addition. */
const notResidence = z
  .strictObject({
    times: z.number().min(1),
    plusPercent: z.number().nonnegative(),
    statute: z.string().min(1),
  })
  .optional();

/**
 * How the homes' rate changes for another use: a factor, another `percent`, or at most `timesAtMost` or
 * `percentAtMost`. The first match applies.
 */
const otherUse = z.strictObject({
  when: condition,
  appliesIn: placeScope.optional(),
  times: z.number().positive().default(1),
  timesAtMost: z.number().positive().optional(),
  percent: z.number().positive().optional(),
  percentAtMost: z.number().positive().optional(),
  statute: z.string().min(1),
  /** The page the class was read from; null if only the statute is cited, so the buyer is referred to the assessor. */
  checkedAt: z.url().nullable(),
});
export type OtherUse = Readonly<z.infer<typeof otherUse>>;

/** The part of the state where a peril occurs; an unknown county might be in it. */
const perilArea = z.strictObject({ peril: z.enum(perils), appliesIn: placeScope });
export type PerilArea = Readonly<z.infer<typeof perilArea>>;
export const perilAreas = z.array(perilArea).default([]);

const localCosts = z.object({
  state: z.string().length(2),
  name: z.string().min(1),
  propertyTax: z.object({
    effectiveRatePercent: z.number().nonnegative(),
    newBuyerRatePercent: z.number().nonnegative().nullable(),
    reassessedOnSale: z.boolean(),
    newOwner,
    notResidence,
    otherUses: z.array(otherUse).optional(),
    /** Whether owner-occupants claim a tax relief that is included in what owners pay. */
    ownersRelief: z.object({ claimed: z.boolean() }).optional(),
    paidIn,
    bills: z.array(taxBill).optional(),
    billsByCounty,
    ...sourced,
  }),
  homeownersInsurance: z.object({
    typical: z.number().positive(),
    low: z.number().positive().nullable(),
    high: z.number().positive().nullable(),
    perils: z.array(z.enum(perils)),
    perilAreas,
    byDwelling: z.array(z.object({ dwelling: z.number().positive(), annual: z.number().positive() })),
    ...sourced,
  }),
});

/** The part of a jurisdiction's data that market fees use; money in dollars, rates in percent of the value. */
export type LocalCosts = z.infer<typeof localCosts>;

/** Parses that part of data/closing-costs/XX.json; throws on an invalid field. */
export const parseLocalCosts = (json: unknown): LocalCosts => localCosts.parse(json);
