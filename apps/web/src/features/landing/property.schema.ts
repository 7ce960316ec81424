import * as z from 'zod/mini';
import { zodResolver } from '@hookform/resolvers/zod';
import { groupPrice } from './group-price';
import { parsePrice } from './parse-price';
import { propertyTypes } from '@closewise/domain/closing-costs';

const dearest = 1_000_000_000;
function isPrice(text: string): boolean {
  const price = parsePrice(groupPrice(text));
  return price >= 1 && price <= dearest;
}

/** Messages are keys that the form translates. Loaded on the first validation, not with the page. */
const propertySchema = z.object({
  address: z.string().check(z.trim(), z.minLength(5, 'address'), z.maxLength(300, 'address')),
  price: z.string().check(z.minLength(1, 'price'), z.refine(isPrice, 'price')),
  buyerType: z.enum(['first-time', 'financing', 'cash']),
  propertyType: z.enum(propertyTypes),
  hasPool: z.boolean(),
  emailOptIn: z.boolean(),
  userEmail: z.union([z.literal(''), z.string().check(z.trim(), z.email('userEmail'))], 'userEmail'),
});

export const propertyResolver = zodResolver(propertySchema);
