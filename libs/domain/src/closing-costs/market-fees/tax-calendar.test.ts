import { taxOnClosingDay } from './tax-calendar.js';

type Bills = Parameters<typeof taxOnClosingDay>[0];

const yearBehind: Bills = [{ due: '01-31', year: -1, fromMonth: 1, months: 12 }];
const autumn: Bills = [{ due: '11-30', year: 0, fromMonth: 1, months: 12 }];
const twoHalvesBehind: Bills = [
  { due: '06-30', year: -1, fromMonth: 1, months: 6 },
  { due: '09-30', year: -1, fromMonth: 7, months: 6 },
];
const quartersAhead: Bills = [
  { due: '02-01', year: 0, fromMonth: 1, months: 3 },
  { due: '05-01', year: 0, fromMonth: 4, months: 3 },
  { due: '08-01', year: 0, fromMonth: 7, months: 3 },
  { due: '11-01', year: 0, fromMonth: 10, months: 3 },
];

describe('the tax calendar on the closing date', () => {
  it.each([
    ['a bill due in January for the year before', yearBehind, '2026-11-20', 0, 323_000, 0, 13],
    [
      'the same at the start of a year, with the old year’s bill unpaid',
      yearBehind,
      '2026-01-01',
      0,
      365_000,
      365_000,
      3,
    ],
    ['the same after the bill is paid', yearBehind, '2026-02-01', 0, 31_000, 0, 4],
    ['a leap year', yearBehind, '2028-02-29', 0, Math.round((365_000 * 59) / 366), 0, 4],
    ['an autumn bill due before the first payment', autumn, '2026-11-20', 0, 323_000, 365_000, 3],
    ['the same when it is paid', autumn, '2026-12-01', 31_000, 0, 0, 4],
    [
      'half-year bills a year behind, with two years owed by the seller in spring',
      twoHalvesBehind,
      '2026-04-01',
      0,
      455_746,
      0,
      10,
    ],
    ['prepaid quarters', quartersAhead, '2026-11-20', Math.round((91_250 * 42) / 92), 0, 0, 3],
    ['the last day of the year', quartersAhead, '2026-12-31', Math.round(91_250 / 92), 0, 0, 4],
  ] as const)(
    'computes %s',
    (_, bills, date, reimbursementCents, creditCents, dueSoonCents, depositMonths) => {
      expect(taxOnClosingDay(bills, date, 365_000)).toEqual({
        reimbursementCents,
        creditCents,
        dueSoonCents,
        depositMonths,
      });
    },
  );

  it('deposits at least the cushion, and at most a year plus the cushion', () => {
    for (const bills of [yearBehind, autumn, twoHalvesBehind, quartersAhead]) {
      for (let month = 1; month <= 12; month += 1) {
        const date = `2026-${String(month).padStart(2, '0')}-15`;
        const { depositMonths } = taxOnClosingDay(bills, date, 365_000);
        expect(depositMonths).toBeGreaterThanOrEqual(2);
        expect(depositMonths).toBeLessThanOrEqual(14);
      }
    }
  });
});
