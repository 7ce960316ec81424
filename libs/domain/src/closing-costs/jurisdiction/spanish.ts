import type { FormOfCounty, UnitOfProperty, Places, PlaceWords } from './jurisdiction.js';

const bare = (name: string): PlaceWords => ({ name, of: `de ${name}` });
const masculine = (name: string): PlaceWords => ({ name, of: `del ${name}` });
const feminine = (name: string): PlaceWords => ({ name, of: `de la ${name}` });

const alternatives = new Intl.ListFormat('es', { type: 'disjunction' });

/** States with a Spanish name. */
const states: Readonly<Record<string, string>> = {
  Hawaii: 'Hawái',
  Louisiana: 'Luisiana',
  'New Hampshire': 'Nuevo Hampshire',
  'New Jersey': 'Nueva Jersey',
  'New Mexico': 'Nuevo México',
  'New York': 'Nueva York',
  'North Carolina': 'Carolina del Norte',
  'North Dakota': 'Dakota del Norte',
  Oregon: 'Oregón',
  Pennsylvania: 'Pensilvania',
  'South Carolina': 'Carolina del Sur',
  'South Dakota': 'Dakota del Sur',
  'West Virginia': 'Virginia Occidental',
};
const cities: Readonly<Record<string, string>> = { 'New York': 'Nueva York' };
const areas: Readonly<Record<string, string>> = { 'Northern Virginia': 'norte de Virginia' };

const forms: Readonly<Record<FormOfCounty, (name: string) => PlaceWords>> = {
  'City and Borough': (name) => feminine(`ciudad y borough de ${name}`),
  Borough: (name) => masculine(`borough de ${name}`),
  'Census Area': (name) => masculine(`área censal de ${name}`),
  Municipality: (name) => feminine(`municipalidad de ${name}`),
  'Planning Region': (name) => feminine(`región de planificación de ${name}`),
};

const units: Readonly<Record<UnitOfProperty, PlaceWords>> = {
  county: masculine('condado de la propiedad'),
  'county-or-city': masculine('condado o municipio de la propiedad'),
  'county-or-municipality': masculine('condado o municipio de la propiedad'),
  municipality: masculine('municipio de la propiedad'),
  town: masculine('municipio de la propiedad'),
  'school-district': masculine('distrito escolar de la propiedad'),
};

export const spanish: Places = {
  nation: () => bare('Estados Unidos'),
  state: ({ name }) => bare(states[name] ?? name),
  'federal-district': () => masculine('Distrito de Columbia'),
  county: ({ name, alsoCalled }) => masculine(`condado de ${name}${alsoCalled ? ` (${alsoCalled})` : ''}`),
  'county-equivalent': ({ form, name, oldCounty }) => {
    const words = forms[form](name);
    const before = oldCounty ? ` (hasta 2022, condado de ${oldCounty})` : '';
    return { name: `${words.name}${before}`, of: `${words.of}${before}` };
  },
  parish: ({ name }) => feminine(`parroquia de ${name}`),
  city: ({ name }) => feminine(`ciudad de ${name}`),
  town: ({ name }) => masculine(`municipio de ${name}`),
  'county-level-city': ({ name }) => feminine(`ciudad de ${cities[name] ?? name}`),
  place: ({ name }) => bare(name),
  'school-district': ({ name }) => masculine(`distrito escolar de ${name}`),
  'land-trust': ({ name }) => bare(`${name} Land Trust`),
  'agricultural-conservancy': ({ name }) => bare(`${name} Agricultural Conservancy`),
  region: ({ name }) => feminine(`región de ${name}`),
  area: ({ name }) => (name in areas ? masculine(areas[name]!) : bare(name)),
  'non-gma-counties': ({ name }) => ({
    name: `condados fuera de la ley de planificación del crecimiento (por ejemplo, ${name})`,
    of: `de los condados fuera de la ley de planificación del crecimiento (por ejemplo, ${name})`,
  }),
  'county-among': ({ names }) => masculine(`condado de ${alternatives.format(names)}`),
  'listed-counties': ({ names }) => bare(names.join(', ')),
  'listed-places': ({ names }) => bare(names.join(', ')),
  'of-property': ({ unit }) => units[unit],
};
