import { z } from 'zod';

const called = <Kind extends string>(kind: Kind) =>
  z.strictObject({ kind: z.literal(kind), name: z.string().min(1) });
const names = z.array(z.string().min(1)).min(2);

/** The place whose rule a fee follows, by kind and bare name. Each language has its own words for it. */
export const jurisdiction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('nation') }),
  called('state'),
  z.strictObject({ kind: z.literal('federal-district') }),
  /** `alsoCalled` is a name that visitors know, such as Martha's Vineyard. */
  z.strictObject({ kind: z.literal('county'), name: z.string().min(1), alsoCalled: z.string().optional() }),
  called('parish'),
  /** County equivalents with another name: boroughs and census areas in Alaska, planning regions in Connecticut. */
  z.strictObject({
    kind: z.literal('county-equivalent'),
    form: z.enum(['City and Borough', 'Borough', 'Census Area', 'Municipality', 'Planning Region']),
    name: z.string().min(1),
    /** The pre-2022 county, which Connecticut deeds still name. */
    oldCounty: z.string().optional(),
  }),
  called('city'),
  called('town'),
  /** A city that is its own county or spans counties, distinguished from them by the word City. */
  called('county-level-city'),
  /** A city, town or village with no prefix, or any other place under its given name. */
  called('place'),
  called('school-district'),
  called('land-trust'),
  called('agricultural-conservancy'),
  /** A region named by law. */
  called('region'),
  /** Several places under one name, such as Northern Virginia. */
  called('area'),
  /** Counties that do not plan under Washington's Growth Management Act; `name` is an example. */
  called('non-gma-counties'),
  z.strictObject({ kind: z.literal('county-among'), names }),
  z.strictObject({ kind: z.literal('listed-counties'), names }),
  z.strictObject({ kind: z.literal('listed-places'), names }),
  /** Whichever place of this kind the property is in. */
  z.strictObject({
    kind: z.literal('of-property'),
    unit: z.enum([
      'county',
      'county-or-city',
      'county-or-municipality',
      'municipality',
      'town',
      'school-district',
    ]),
  }),
]);
export type Jurisdiction = Readonly<z.infer<typeof jurisdiction>>;
export type FormOfCounty = Extract<Jurisdiction, { kind: 'county-equivalent' }>['form'];
export type UnitOfProperty = Extract<Jurisdiction, { kind: 'of-property' }>['unit'];

/** A place as a noun, and after “of” or «de». */
export type PlaceWords = Readonly<{ name: string; of: string }>;

/** One language's words for each kind of place. */
export type Places = Readonly<{
  [Kind in Jurisdiction['kind']]: (place: Extract<Jurisdiction, { kind: Kind }>) => PlaceWords;
}>;
