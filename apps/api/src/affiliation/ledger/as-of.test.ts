import { parseAsOf } from './as-of.js';

describe('the date up to which the books are read', () => {
  it.each([
    ['2026-10-31', '2026-11-01T00:00:00.000Z'],
    ['2024-02-29', '2024-03-01T00:00:00.000Z'],
    ['2026-10-31T18:00Z', '2026-10-31T18:00:00.000Z'],
    ['2026-10-31T18:00:05.250Z', '2026-10-31T18:00:05.250Z'],
  ])('%s means up to %s', (text, until) => {
    expect(parseAsOf(text)).toBe(until);
  });

  it.each([
    '',
    'yesterday',
    '2026-02-30',
    '2026-13-01',
    '31.10.2026',
    '2026-10-31T18:00',
    '2026-10-31T25:00Z',
  ])('rejects %j', (text) => {
    expect(() => parseAsOf(text)).toThrow('The date must look like 2026-10-31');
  });
});
