import { z } from 'zod';
import { buyerTypes, loanTypes, propertyTypes } from '../property.js';
import { exactNumber, whole } from './fields.js';

const facts = {
  propertyTypes: z.array(z.enum(propertyTypes)).optional(),
  notPropertyTypes: z.array(z.enum(propertyTypes)).optional(),
  unitsAtMost: whole.optional(),
  unitsAtLeast: whole.optional(),
  principalResidence: z.boolean().optional(),
  firstTimeBuyer: z.boolean().optional(),
  buyerTypes: z.array(z.enum(buyerTypes)).optional(),
  loanTypes: z.array(z.enum(loanTypes)).optional(),
  notLoanTypes: z.array(z.enum(loanTypes)).optional(),
  priceAtMost: exactNumber.optional(),
  priceUnder: exactNumber.optional(),
  priceAtLeast: exactNumber.optional(),
  priceOver: exactNumber.optional(),
  loanUnder: exactNumber.optional(),
  loanAtLeast: exactNumber.optional(),
  loanOver: exactNumber.optional(),
};

/** Facts of a purchase that must all hold; of `anyOf`, at least one. */
export const condition = z.strictObject({ ...facts, anyOf: z.array(z.strictObject(facts)).optional() });
export type Condition = z.infer<typeof condition>;

/** The places a rule applies to, by name. */
export const placeScope = z.strictObject({
  counties: z.array(z.string()).optional(),
  cities: z.array(z.string()).optional(),
  exceptCounties: z.array(z.string()).optional(),
  exceptCities: z.array(z.string()).optional(),
  /** ZIP codes entirely within these places, whatever their mailing city. */
  zips: z.array(z.string().regex(/^\d{5}$/)).optional(),
  /** A city only counts if the county is unknown or is this one. */
  cityCounty: z.string().optional(),
  region: z.string().optional(),
  localitiesListed: z.boolean().optional(),
  listComplete: z.boolean().optional(),
  text: z.string().optional(),
});
export type PlaceScope = z.infer<typeof placeScope>;
