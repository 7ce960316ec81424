import fc from 'fast-check';
import { Random } from '../simulator/random.js';
import { AttackedSite, attackers, type Attacker } from './attacked-site.js';
import { undocumented } from './documented-answer.js';
import { fuzzedRequest, type FuzzedRequest } from './fuzzed-request.js';
import type { Operation } from './operations.js';

const isLong = process.env['LONG'] !== undefined;
const requests = isLong ? 10_000 : 400;
/** The full run takes minutes. */
const patienceMs = isLong ? 1_800_000 : 300_000;
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_125);

type Call = Readonly<{ attacker: Attacker; operation: Operation; request: FuzzedRequest }>;

/** Calls to all endpoints in equal numbers, in an order that the seed determines. */
function callsOf(site: AttackedSite): Call[] {
  const random = new Random(seed);
  const each = Math.ceil(requests / site.operations.length);
  const calls = site.operations.flatMap((operation, index) => {
    const made = fc.sample(fuzzedRequest(operation, site.known), { numRuns: each, seed: seed + index });
    return made.map((request) => ({ attacker: attackerFor(operation, random), operation, request }));
  });
  return random.shuffle(calls);
}

/** Usually an attacker with access. */
function attackerFor({ roles }: Operation, random: Random): Attacker {
  const allowed = attackers.filter((one) => roles.includes(one));
  return random.pick(allowed.length > 0 && random.chance(0.7) ? allowed : attackers);
}

const told = ({ attacker, operation, request }: Call, fault: string): string =>
  `${attacker}: ${operation.method} ${request.url.slice(0, 200)} ${(request.body?.text ?? '').slice(0, 200)}\n  ${fault}`;

describe(`${requests} requests generated from the OpenAPI document`, () => {
  let site: AttackedSite;
  beforeAll(async () => {
    site = await AttackedSite.open();
  });
  afterAll(() => site?.close());

  it(
    '[PL-03] [PL-04] get documented answers and no server error',
    async () => {
      /** One example of each kind, by endpoint and first words. */
      const faults = new Map<string, string>();
      const answered = new Set<string>();
      for (const call of callsOf(site)) {
        const { attacker, operation, request } = call;
        const answer = await site.send(attacker, operation, request);
        if (answer.statusCode === 401) site.signOut(attacker);
        if (answer.statusCode < 300) answered.add(`${operation.method} ${operation.path}`);
        const fault = undocumented(site.document, operation, answer);
        if (fault)
          faults.set(`${operation.method} ${operation.path} ${fault.slice(0, 25)}`, told(call, fault));
      }
      expect([...faults.values()]).toEqual([]);
      // Not every request was refused by authorization or validation.
      expect(answered.size).toBeGreaterThan(site.operations.length / (isLong ? 1.5 : 3));
    },
    patienceMs,
  );

  it('[PL-04] pollute no prototype', () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(['isAdmin', 'polluted', 'a'].filter((name) => name in {})).toEqual([]);
  });
});
