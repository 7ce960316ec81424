import { simulate } from './simulate.js';

const seeds = process.env['LONG'] ? 2000 : 50;

describe('the ledger and the payouts after any history', () => {
  it(`[LE-01] [LE-02] [LE-04] [LE-05] agree with the simulated truth (${seeds} seeds)`, async () => {
    for (let seed = 1; seed <= seeds; seed++) expect(await simulate(seed)).toBeNull();
  });
});
