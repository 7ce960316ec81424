import { stateCodes } from '@closewise/domain/place';
import { stateSlug } from '@closewise/domain/state-guide';
import { expect, it } from 'vitest';
import { slugIn } from './state-slugs';

it.each(stateCodes)('the page of %s has the same address as its guide, in both languages', (state) => {
  const { en, es } = stateSlug(state);
  expect(slugIn('es', en)).toBe(es);
  expect(slugIn('en', es)).toBe(en);
});
