import { z } from 'zod';
import { condition } from '../rules/condition.js';
import { placeScope } from '../rules/place-scope.js';
import { source } from '../sources/index.js';

const sourced = {
  source: source.nullable(),
  confidence: z.enum(['high', 'medium', 'low']),
};

/** What a buyer must ask an insurer about in the state. */
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
 * One of the year's equal tax bills: the day by which it is paid, and the months that it is for, from the first of
 * `fromMonth` in the year of that day plus `year` (-1: the year before).
 */
const taxBill = z.object({
  due: z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/),
  year: z.int().min(-1).max(1),
  fromMonth: z.int().min(1).max(12),
  months: z.int().min(1).max(12),
});

const paidIn = z.enum(['advance', 'arrears', 'mixed']);

/** Counties whose bills the law dates otherwise than the state's others. */
const countyBills = z.strictObject({
  counties: z.array(z.string().min(1)).min(1),
  paidIn,
  bills: z.array(taxBill).min(1),
  statute: z.string().min(1),
  /** The page on which the days were read. */
  checkedAt: z.url(),
});
export type CountyBills = Readonly<z.infer<typeof countyBills>>;
export const billsByCounty = z.array(countyBills).default([]);

/** Where the sale sets the value of the tax anew: by which law, and whether the rate on the price is one in all counties. */
const newOwner = z
  .strictObject({ statute: z.string().min(1).nullable(), isSameInAllCounties: z.boolean() })
  .optional();

/** What the rate of an owner who lives there becomes for one who does not: that many times, and so much more. */
const notResidence = z
  .strictObject({
    times: z.number().min(1),
    plusPercent: z.number().nonnegative(),
    statute: z.string().min(1),
  })
  .optional();

/**
 * What the law makes of the rate of homes for property of another use: that many times, by another `percent`, or no more than
 * `timesAtMost` or `percentAtMost`. The first one that fits counts.
 */
const otherUse = z.strictObject({
  when: condition,
  appliesIn: placeScope.optional(),
  times: z.number().positive().default(1),
  timesAtMost: z.number().positive().optional(),
  percent: z.number().positive().optional(),
  percentAtMost: z.number().positive().optional(),
  statute: z.string().min(1),
  /** The page on which the class was read; null where the statute is cited without it: the buyer is then told to ask. */
  checkedAt: z.url().nullable(),
});
export type OtherUse = Readonly<z.infer<typeof otherUse>>;

/** Where a peril holds that a part of the state alone has; a county that is not known may lie there. */
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
    /** Whether owners who live there claim a relief, which is then in what owners pay. */
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

/** What the market fees need of a jurisdiction's file; money in dollars, rates in percent of the value. */
export type LocalCosts = z.infer<typeof localCosts>;

/** Reads that part of data/closing-costs/XX.json; throws on a field that the engine cannot use. */
export const parseLocalCosts = (json: unknown): LocalCosts => localCosts.parse(json);
