/** States whose Spanish address is another than their English one. */
const spanishSlugs: Readonly<Record<string, string>> = {
  'district-of-columbia': 'distrito-de-columbia',
  hawaii: 'hawai',
  louisiana: 'luisiana',
  'new-hampshire': 'nuevo-hampshire',
  'new-jersey': 'nueva-jersey',
  'new-mexico': 'nuevo-mexico',
  'new-york': 'nueva-york',
  'north-carolina': 'carolina-del-norte',
  'north-dakota': 'dakota-del-norte',
  pennsylvania: 'pensilvania',
  'south-carolina': 'carolina-del-sur',
  'south-dakota': 'dakota-del-sur',
  'west-virginia': 'virginia-occidental',
};
const englishSlugs = Object.fromEntries(Object.entries(spanishSlugs).map(([en, es]) => [es, en]));

const translated = { en: englishSlugs, es: spanishSlugs } as const;

/** The state's name in the address of its page in the other language's half of the site. */
export const slugIn = (to: 'en' | 'es', slug: string): string => translated[to][slug] ?? slug;
