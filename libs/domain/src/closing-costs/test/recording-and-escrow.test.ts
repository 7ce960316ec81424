import type { FeeLine } from '../estimate.js';
import { normalizePurchase } from '../input/normalize-purchase.js';
import { recordingLines } from '../recording/recording-lines.js';
import { parseJurisdictionRules } from '../rules/index.js';
import { settlementLine } from '../settlement/settlement-line.js';
import { around, type Case } from './cases.js';
import { factsOf } from './facts-of.js';
import { dataFile, stateCodes, type StateData } from './oracle/data.js';
import { escrowFee, escrowSchedule } from './oracle/escrow-fee.js';
import { centsOf } from './oracle/fraction.js';
import { flatRecordingFee } from './oracle/recording.js';

const totalOf = ({ shares }: FeeLine): bigint =>
  BigInt(shares.buyerCents + shares.sellerCents + shares.lenderCents);

const filesOf = stateCodes.map((state) => dataFile(state) as StateData);

function casesOf({ state, closingAgent: { schedules }, recordingFees: { byCounty } }: StateData): Case[] {
  const filed = schedules.flatMap(({ counties }) => (Array.isArray(counties) ? counties : []));
  const counties = [undefined, 'Nowhere', ...filed, ...byCounty.map(({ county }) => county)];
  const edges = schedules.flatMap(({ rows = [] }) => rows.map(({ amount, upTo }) => amount ?? upTo ?? 1));
  const prices = [...edges, 450_000.01, 600_000].flatMap(around);
  return counties.flatMap((county) =>
    prices.map((price, index) => ({
      state,
      ...(county === undefined ? {} : { county }),
      price,
      loanAmount: 0.01,
      principalResidence: index % 2 === 0,
      closingDate: '2026-11-20',
    })),
  );
}

const filed = filesOf.filter(({ closingAgent: { schedules } }) => schedules.length > 0);

it.each(filed)('a closing in $state costs what the filed schedule says, to the cent', (data) => {
  const rules = parseJurisdictionRules(data);
  const different = casesOf(data).flatMap((property) => {
    const purchase = normalizePurchase(property, property.closingDate);
    const facts = factsOf(property, purchase);
    const schedule = escrowSchedule(data, facts);
    const expected = schedule && centsOf(escrowFee(schedule, facts.price));
    const found = schedule && totalOf(settlementLine(rules, purchase));
    return found === expected ? [] : [{ property, found, expected }];
  });
  expect(different.slice(0, 3)).toEqual([]);
});

it.each(filesOf)('recording in $state costs the flat fee to the cent; other fees are a range', (data) => {
  const rules = parseJurisdictionRules(data);
  const { documents } = data.recordingFees;
  const different = casesOf(data).flatMap((property) => {
    const purchase = normalizePurchase(property, property.closingDate);
    const lines = recordingLines(rules, purchase);
    return documents.flatMap((document) => {
      const flat = flatRecordingFee(data, document, factsOf(property, purchase));
      const line = lines.find(({ key }) => key === `recording.${document.document}`)!;
      const isTooSure = line.exact && (flat === null || line.source.confidence === 'low');
      const expected = flat && centsOf(flat);
      const found = flat && totalOf(line);
      return found === expected && !isTooSure ? [] : [{ property, found, expected, isTooSure }];
    });
  });
  expect(different.slice(0, 3)).toEqual([]);
});
