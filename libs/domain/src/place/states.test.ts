import { stateCodes, timeZoneOf } from './states.js';

const noon = new Date('2026-07-01T12:00:00Z');
const hourIn = (state: string): string =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', timeZoneName: 'short', timeZone: timeZoneOf(state) })
    .format(noon)
    .replaceAll(/\s/g, ' ');

describe('the time zone of a state', () => {
  it.each([
    ['NY', '8 AM EDT'],
    ['FL', '8 AM EDT'],
    ['MI', '8 AM EDT'],
    ['IN', '8 AM EDT'],
    ['KY', '8 AM EDT'],
    ['TX', '7 AM CDT'],
    ['TN', '7 AM CDT'],
    ['CO', '6 AM MDT'],
    ['ID', '6 AM MDT'],
    ['AZ', '5 AM MST'],
    ['CA', '5 AM PDT'],
    ['AK', '4 AM AKDT'],
    ['HI', '2 AM HST'],
    ['ZZ', '12 PM UTC'],
  ])('in %s shows noon UTC in summer as %s', (state, hour) => {
    expect(hourIn(state)).toBe(hour);
  });

  it('is known for every state', () => {
    expect(stateCodes.filter((state) => timeZoneOf(state) === 'UTC')).toEqual([]);
  });
});
