import { z } from 'zod';

/** The places that a rule is for, by name. */
export const placeScope = z.strictObject({
  counties: z.array(z.string()).optional(),
  cities: z.array(z.string()).optional(),
  exceptCounties: z.array(z.string()).optional(),
  exceptCities: z.array(z.string()).optional(),
  /** ZIP codes whose homes all lie in the places, whatever mailing city they name. */
  zips: z.array(z.string().regex(/^\d{5}$/)).optional(),
  /** A city counts only when the county is not given or is this one. */
  cityCounty: z.string().optional(),
  region: z.string().optional(),
  localitiesListed: z.boolean().optional(),
  listComplete: z.boolean().optional(),
  text: z.string().optional(),
});
export type PlaceScope = z.infer<typeof placeScope>;
