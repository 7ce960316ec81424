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

/** Facts of a purchase that must all hold; of `anyOf` one must. */
export const condition = z.strictObject({ ...facts, anyOf: z.array(z.strictObject(facts)).optional() });
export type Condition = z.infer<typeof condition>;
