import { stateCodes } from '@closewise/domain/place';
import { stateSlug } from '@closewise/domain/state-guide';
import { expect, it } from 'vitest';
import { translateStateSlug } from './translate-path';

it.each(stateCodes)('the page of %s has the same address as its guide, in both languages', (state) => {
  const { en, es } = stateSlug(state);
  expect(translateStateSlug(en, 'en', 'es')).toBe(es);
  expect(translateStateSlug(es, 'es', 'en')).toBe(en);
});
