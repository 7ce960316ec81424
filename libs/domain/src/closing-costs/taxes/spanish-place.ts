const stateNames: Readonly<Record<string, string>> = {
  'District of Columbia': 'Distrito de Columbia',
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
  'United States': 'Estados Unidos',
  'West Virginia': 'Virginia Occidental',
};

const patterns: readonly (readonly [RegExp, string])[] = [
  [/^county of the property$/, 'condado de la propiedad'],
  [/^county or (?:city|municipality) of the property$/, 'condado o municipio de la propiedad'],
  [/^(?:town|municipality) of the property$/, 'municipio de la propiedad'],
  [/^school district of the property$/, 'distrito escolar de la propiedad'],
  [/^(.+) or (.+) County$/, 'condado de $1 o $2'],
  [/^(.+) County\b/, 'condado de $1'],
  [/^(.+) Parish$/, 'parroquia de $1'],
  [/^(.+) School District$/, 'distrito escolar de $1'],
  [/^(.+) region$/, 'región de $1'],
  [/^Northern Virginia$/, 'norte de Virginia'],
  [/^New York City$/, 'ciudad de Nueva York'],
  [/^City of (.+)$/, 'ciudad de $1'],
  [/^Town of (.+)$/, 'municipio de $1'],
];

/** A place as Spanish says it: `condado de Cook`, `ciudad de Los Angeles`, `Nueva York`. */
export function spanishPlace(place: string): string {
  const pattern = patterns.find(([words]) => words.test(place));
  return pattern ? place.replace(...pattern) : (stateNames[place] ?? place);
}

/** The same after «de»: `de la ciudad de Los Angeles`, `del condado de Cook`, `de Aspen`. */
export function ofSpanishPlace(place: string): string {
  const spanish = spanishPlace(place);
  if (/^(?:ciudad|parroquia|región) de /.test(spanish)) return `de la ${spanish}`;
  return /^(?:condado|municipio|distrito|Distrito) /.test(spanish) ? `del ${spanish}` : `de ${spanish}`;
}
