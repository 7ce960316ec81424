import { z } from 'zod';
import { personText } from './shared-fields.js';

/** A county in any legal form: `Harris County`, `Orleans Parish`, `Harris`. */
export const countyName = personText(60).trim().min(1, 'Please enter a county');

const certainties = ['certain', 'likely', 'unknown'] as const;
const questions = ['county', 'city-limits'] as const;

/** The recognized location of an order's property; returned only to the browser that sent the address. */
export const placeView = z
  .object({
    street: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string(),
    zip: z.string().nullable(),
    /** The most likely county with its legal form; null if only the state is known. */
    county: z.string().nullable(),
    /** In Connecticut, also the county as it was before 2022. */
    oldCounty: z.string().nullable(),
    municipality: z.string().nullable(),
    certainty: z.enum(certainties),
    /** Possible counties, most likely first, with their share of the homes (0 to 1); empty if certain. */
    choices: z.array(z.object({ county: z.string(), share: z.number().min(0).max(1) })),
    /** Questions for the buyer before payment. */
    open: z.array(z.enum(questions)),
  })
  .meta({
    example: {
      street: '2502 Mason Road',
      city: 'Katy',
      state: 'TX',
      zip: '77494',
      county: 'Fort Bend County',
      oldCounty: null,
      municipality: 'Katy',
      certainty: 'likely',
      choices: [
        { county: 'Fort Bend County', share: 0.83 },
        { county: 'Harris County', share: 0.17 },
      ],
      open: ['county'],
    },
  });
export type PlaceView = z.infer<typeof placeView>;

/**
 * Body of PUT /api/reports/{id}/place. Null means that the buyer is not sure; omitted fields stay unchanged.
 */
export const confirmPlaceRequest = z
  .strictObject({
    county: countyName.nullable().optional(),
    insideCityLimits: z.boolean().nullable().optional(),
  })
  .refine(
    ({ county, insideCityLimits }) => county !== undefined || insideCityLimits !== undefined,
    'Please name the county, or say whether the home is inside the city limits',
  )
  .meta({ example: { county: 'Fort Bend County', insideCityLimits: null } });
export type ConfirmPlaceRequest = z.input<typeof confirmPlaceRequest>;

/** Response of PUT /api/reports/{id}/place; it does not describe the property. */
export const confirmPlaceView = z.object({ success: z.literal(true) }).meta({ example: { success: true } });
export type ConfirmPlaceView = z.infer<typeof confirmPlaceView>;
