import { z } from 'zod';

const tract = z.object({ GEOID: z.string().regex(/^\d{11}$/) });

/** Matches of an address, with the census tract over each; some lie in none. */
export const geocoderAnswer = z.object({
  result: z.object({
    addressMatches: z.array(
      z.object({
        matchedAddress: z.string(),
        coordinates: z.object({ x: z.number().min(-180).max(180), y: z.number().min(-90).max(90) }),
        addressComponents: z.object({ state: z.string(), zip: z.string() }),
        geographies: z.object({ 'Census Tracts': z.array(tract) }),
      }),
    ),
  }),
});
export type AddressMatch = z.infer<typeof geocoderAnswer>['result']['addressMatches'][number];
