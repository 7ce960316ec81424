import { expect, it } from 'vitest';
import { kindOf } from './kind-of';

it.each([
  ['sale', 1000, 'Share of a sale'],
  ['reversal', -1000, 'Share taken back after a refund or a lost dispute'],
  ['correction', -1250, 'Corrected by an operator'],
  ['forfeiture', -1000, 'Forfeited by the termination'],
  ['forfeiture', 1000, 'Forfeiture undone, as its share was taken back'],
] as const)('an entry of the kind %s over %i cents is called: %s', (kind, cents, name) => {
  expect(kindOf({ kind, cents })).toBe(name);
});
