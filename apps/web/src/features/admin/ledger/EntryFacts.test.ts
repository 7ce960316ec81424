import { expect, it } from 'vitest';
import { entryTitle } from './EntryFacts';

it.each([
  ['sale', 1000, 'Share of a sale'],
  ['reversal', -1000, 'Share reversed after a refund or a lost dispute'],
  ['correction', -1250, 'Corrected by an operator'],
  ['forfeiture', -1000, 'Forfeited on termination'],
  ['forfeiture', 1000, 'Forfeiture undone because its share was reversed'],
] as const)('titles an entry of kind %s over %i cents: %s', (kind, cents, name) => {
  expect(entryTitle({ kind, cents })).toBe(name);
});
