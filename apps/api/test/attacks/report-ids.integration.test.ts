import { randomInt, randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { NotFoundThrottle } from '../../src/reporting/known-reports/not-found-throttle.js';
import { Shop } from '../buyer/shop.js';

const isLong = process.env['LONG'] !== undefined;
const guesses = isLong ? 20_000 : 400;
/** As many per route as show that all answers are alike. */
const unstopped = isLong ? guesses : 160;
/** The full run takes minutes. */
const patienceMs = isLong ? 1_800_000 : 300_000;
const together = 400;
/** The longest delay of a lookup in this test. */
const longestDelayMs = isLong ? 3000 : 500;
const largest = 2 ** 47;

const refinement = () => ({ version: 1, key: randomUUID(), changes: { hoaMonthlyCents: 100 } });

/** The routes that take a report id. */
const doors = [
  ['GET', '/html-report/:id'],
  ['GET', '/api/reports/:id/status'],
  ['GET', '/api/reports/:id/report.pdf'],
  ['GET', '/api/reports/:id/receipt'],
  ['GET', '/api/reports/:id/versions'],
  ['GET', '/api/reports/:id/premium'],
  ['POST', '/api/reports/:id/payment-intent'],
  ['POST', '/api/reports/:id/refinements'],
  ['POST', '/api/reports/:id/restoration'],
] as const;

describe(`${guesses} guessed ids of reports`, () => {
  let shop: Shop;
  let known: number;
  let unpaid: number;

  beforeAll(async () => {
    shop = await Shop.open();
    known = await shop.sell({ address: '4711 Larkspur Lane, Houston, TX 77002' });
    unpaid = await shop.createReport({ address: '4712 Larkspur Lane, Houston, TX 77002' });
    shop.application.get(NotFoundThrottle, { strict: false }).longestDelayMs = longestDelayMs;
  });
  afterEach(() => void jest.restoreAllMocks());
  afterAll(() => shop?.close());

  const ask = (id: number | string, number = 0, remoteAddress = '198.51.100.7') => {
    const [method, path] = doors[number % doors.length]!;
    const url = path.replace(':id', String(id));
    return shop.application.inject({
      method,
      url,
      remoteAddress,
      ...(method === 'POST' && { payload: path.endsWith('refinements') ? refinement() : {} }),
    });
  };

  /** Random ids, and the ids nearest to known ones. */
  const guess = (number: number): number =>
    number % 10 === 0 ? known + (number / 10 + 1) * (number % 20 ? 1 : -1) : randomInt(1, largest);

  it(
    '[PL-07] are throttled: a few of a burst are looked up, and the others must wait',
    async () => {
      const begun = performance.now();
      let [told, refused] = [0, 0];
      for (let first = 0; first < guesses; first += together) {
        const some = Array.from({ length: Math.min(together, guesses - first) }, (_, n) =>
          ask(guess(first + n), 1),
        );
        for (const { statusCode, body } of await Promise.all(some)) {
          if (statusCode === 404) told++;
          if (statusCode === 429 && body.includes('Too many requests. Please try again in a minute.'))
            refused++;
        }
      }
      expect([told + refused, refused > 0]).toEqual([guesses, true]);
      // The initial burst, then two hundred in each period.
      const delays = Math.floor((performance.now() - begun) / longestDelayMs) + 1;
      expect(told).toBeLessThanOrEqual(50 + 200 * delays);
      // A buyer with the link can still read.
      expect((await ask(known, 1)).statusCode).toBe(200);
    },
    patienceMs,
  );

  it(
    '[PL-07] find nothing without throttling: each gets the answer of an unpaid report',
    async () => {
      jest.spyOn(shop.application.get(NotFoundThrottle, { strict: false }), 'spend').mockResolvedValue();
      const said = new Map<string, string>();
      const others: string[] = [];
      const look = async (id: number, number: number): Promise<void> => {
        const door = doors[number % doors.length]!.join(' ');
        const { statusCode, body } = await ask(id, number, `10.1.${(number >> 8) & 255}.${number & 255}`);
        const answer = `${statusCode} ${body.replace(/"requestId":"[^"]*"/, '').replaceAll(String(id), 'ID')}`;
        said.set(door, said.get(door) ?? answer);
        if (statusCode !== 404 || answer !== said.get(door) || body.includes('Larkspur'))
          others.push(`${door}: ${answer}`);
      };
      for (let first = 0; first < unstopped; first += together) {
        const count = Math.min(together, unstopped - first);
        await Promise.all(Array.from({ length: count }, (_, n) => look(guess(first + n), first + n)));
      }
      expect(others).toEqual([]);
      // A report that is ordered but not paid is not shown either.
      const asUnpaid = await ask(unpaid, 0);
      expect(asUnpaid.statusCode).toBe(404);
      expect(asUnpaid.body).not.toContain('Larkspur');
    },
    patienceMs,
  );
});
