import { taxChangesPercent } from './public-records.js';

const year = (number: number, taxCents: number | null) => ({ year: number, taxCents, assessedCents: null });

it('a tax bill is compared with the previous year’s, if there is one', () => {
  const years = [
    year(2025, 550_000),
    year(2024, 500_000),
    year(2022, 400_000),
    year(2021, null),
    year(2020, 0),
    year(2019, 100),
  ];
  expect(taxChangesPercent({ years })).toEqual([10, null, null, null, -100, null]);
});
