import { z } from 'zod';

const called = <Kind extends string>(kind: Kind) =>
  z.strictObject({ kind: z.literal(kind), name: z.string().min(1) });
const names = z.array(z.string().min(1)).min(2);

/** The place whose rule a fee follows, by its kind and its bare name; each language makes the words of it. */
export const jurisdiction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('nation') }),
  called('state'),
  z.strictObject({ kind: z.literal('federal-district') }),
  /** `alsoCalled` is the name by which visitors know it, such as Martha's Vineyard. */
  z.strictObject({ kind: z.literal('county'), name: z.string().min(1), alsoCalled: z.string().optional() }),
  called('parish'),
  /** What is a county under another name: boroughs and census areas in Alaska, planning regions in Connecticut. */
  z.strictObject({
    kind: z.literal('county-equivalent'),
    form: z.enum(['City and Borough', 'Borough', 'Census Area', 'Municipality', 'Planning Region']),
    name: z.string().min(1),
    /** The county of before 2022, which Connecticut's deeds still name. */
    oldCounty: z.string().optional(),
  }),
  called('city'),
  called('town'),
  /** A city that is a county of its own or consists of counties, and is told from them by the word City. */
  called('county-level-city'),
  /** A city, town or village that goes by its bare name, and any other place by the name that it was given. */
  called('place'),
  called('school-district'),
  called('land-trust'),
  called('agricultural-conservancy'),
  /** A region that the law names so. */
  called('region'),
  /** Several places under one name, such as Northern Virginia. */
  called('area'),
  /** Counties that do not plan their growth under Washington's act; the name is that of one of them. */
  called('non-gma-counties'),
  z.strictObject({ kind: z.literal('county-among'), names }),
  z.strictObject({ kind: z.literal('listed-counties'), names }),
  z.strictObject({ kind: z.literal('listed-places'), names }),
  /** Whatever place of that kind the property lies in. */
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
