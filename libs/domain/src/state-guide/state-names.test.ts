import { stateCodes } from '../place/index.js';
import { stateName, stateOfSlug, stateSlug } from './state-names.js';

describe('a state’s slug', () => {
  it.each([
    ['TX', 'texas', 'texas'],
    ['NY', 'new-york', 'nueva-york'],
    ['HI', 'hawaii', 'hawai'],
    ['DC', 'district-of-columbia', 'distrito-de-columbia'],
    ['WV', 'west-virginia', 'virginia-occidental'],
  ])('of %s is %s and %s', (state, en, es) => {
    expect(stateSlug(state)).toEqual({ en, es });
  });

  it.each(['en', 'es'] as const)('leads back to each of the 51 states in %s', (language) => {
    const slugs = stateCodes.map((state) => stateSlug(state)[language]);
    expect(new Set(slugs).size).toBe(51);
    expect(slugs.map((slug) => stateOfSlug(slug, language))).toEqual(stateCodes);
  });

  it('belongs to one language', () => {
    expect(stateOfSlug('nueva-york', 'en')).toBeNull();
    expect(stateOfSlug('new-york', 'es')).toBeNull();
    expect(stateOfSlug('puerto-rico', 'en')).toBeNull();
  });

  it('uses the name in its language', () => {
    expect(stateName('PA')).toEqual({ en: 'Pennsylvania', es: 'Pensilvania' });
  });
});
