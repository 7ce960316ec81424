import { askedAbout, lookupsKeptSince, nextLookupAt } from './payment-lookups.js';

const now = new Date('2026-11-21T12:00:00.000Z');

describe('asking the provider about an open payment', () => {
  it('begins after ten minutes and ends after a week', () => {
    expect(askedAbout(now)).toEqual({
      from: new Date('2026-11-14T12:00:00.000Z'),
      until: new Date('2026-11-21T11:50:00.000Z'),
    });
  });

  it.each([
    [0, '2026-11-21T12:10:00.000Z'],
    [1, '2026-11-21T12:20:00.000Z'],
    [3, '2026-11-21T13:20:00.000Z'],
    [7, '2026-11-22T09:20:00.000Z'],
    [8, '2026-11-22T12:00:00.000Z'],
    [60, '2026-11-22T12:00:00.000Z'],
  ])('comes after %i earlier times next at %s, at most a day later', (lookups, at) => {
    expect(nextLookupAt(now, lookups)).toEqual(new Date(at));
  });

  it('is forgotten a day after its payment is too old', () => {
    expect(lookupsKeptSince(now)).toEqual(new Date('2026-11-13T12:00:00.000Z'));
  });
});
