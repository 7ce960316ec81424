import { createPublicKey } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStatement } from '@closewise/domain/payouts';
import { makeSeal, noSeal } from '../../src/affiliation/seals/seal.js';
import { statementCsv } from '../../src/payouts/statements/statement-file.js';
import { keysOf } from '../affiliation/seal-keys.js';
import { runVerifier, runVerifierHere, type Verdict } from './run-verifier.js';

const keys = keysOf('a');
const digest = (letter: string): string => letter.repeat(43);
const seal = makeSeal(
  noSeal,
  [
    { name: 'payment-stripe-pi_1@0', digest: digest('A') },
    { name: 'sale-stripe-pi_1@0', digest: digest('B') },
    { name: 'payout-book@7', digest: digest('C') },
    { name: 'sale-stripe-pi_2@0', digest: digest('D') },
  ],
  keys,
);
const facts = seal.facts.slice(1);
const csv = statementCsv(
  createStatement({
    payee: { kind: 'affiliate', label: 'MAPLE7K4M', name: 'Ana "la jefa" López, agente' },
    month: '2026-10',
    opening: { entries: 5, balanceCents: 12_050 },
    entries: (['sale', 'payout', 'sale'] as const).map((kind, index) => ({
      at: `2026-10-0${index + 1}T10:00:00.000Z`,
      kind,
      cents: kind === 'sale' ? 1000 : -12_050,
      reference: kind === 'sale' ? `stripe-pi_${index}` : 'run 2026-08',
      sealedFact: facts[index]!,
      seal: 1,
    })),
    seal: { number: 1, chainHash: seal.chainHash },
  }),
  keys,
);

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'statement-'))));
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
async function file(text: string): Promise<string> {
  const path = join(folder, `${files++}`);
  await writeFile(path, text);
  return path;
}
const check = async (text: string, ...options: string[]): Promise<Verdict> =>
  runVerifierHere(await file(text), ...options);

/** Replaces text, which must exist. */
function changed(from: string | RegExp, to: string): string {
  const other = csv.replace(from, to);
  if (other === csv) throw new Error(`The statement has no ${from}`);
  return other;
}
const afterSigning = 'Invalid signature: the statement was changed after it was signed';

describe('[LE-07] the statement verifier', () => {
  it('accepts an intact statement and shows its key', async () => {
    expect(await check(csv)).toEqual({
      code: 0,
      said: [
        'The statement of affiliate MAPLE7K4M for 2026-10 is valid: 3 entries, from 120.50 to 20.00.',
        `It is signed with the key ${keys.currentId}; use --key to check that it is the key of Closewise.`,
        `Newest seal: 1:${seal.chainHash}`,
        '',
      ].join('\n'),
    });
  });

  it('accepts the key as base64, as a base64 file, and as PEM', async () => {
    const raw = Buffer.from(keys.publicKey, 'base64');
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: raw.toString('base64url') };
    const pem = createPublicKey({ key: jwk, format: 'jwk' }).export({ format: 'pem', type: 'spki' });
    const given = [keys.publicKey, await file(`${keys.publicKey}\n`), await file(String(pem))];
    for (const key of given) {
      const { code, said } = await check(csv, '--key', key);
      expect([code, said]).toEqual([0, expect.stringContaining(`signed with your key ${keys.currentId}`)]);
    }
  });

  it('accepts line endings that a mail program changed', async () => {
    expect((await check(`\uFEFF${csv.replaceAll('\r\n', '\n')}`)).code).toBe(0);
  });

  it.each([
    [
      'a cent of an amount',
      () => changed('10.00,130.50', '10.01,130.50'),
      'Line 6: 120.50 plus 10.01 is not the balance 130.50',
    ],
    [
      'a cent of a balance',
      () => changed('10.00,130.50', '10.00,130.51'),
      'Line 6: 120.50 plus 10.00 is not the balance 130.51',
    ],
    [
      'a cent of the opening balance',
      () => changed('120.50', '120.51'),
      'Line 6: 120.51 plus 10.00 is not the balance 130.50',
    ],
    [
      'a cent of the earnings',
      () => changed('earned,,,,,20.00', 'earned,,,,,20.01'),
      'Line 9: the earnings of the entries are 20.00, not 20.01',
    ],
    [
      'a cent of the payouts',
      () => changed('paid out,,,,,120.50', 'paid out,,,,,120.49'),
      'Line 10: the payouts of the entries are 120.50, not 120.49',
    ],
    [
      'a cent of the closing balance',
      () => changed(/(closing.*)20\.00/, '$120.01'),
      'Line 11: the last balance is 20.00, not 20.01',
    ],
    [
      'what is no amount',
      () => changed('10.00,130.50', 'ten,130.50'),
      'Line 6: 120.50 plus no amount is not the balance 130.50',
    ],
    [
      'a line that is gone',
      () => changed(/entry,7.*\r\n/, ''),
      'Line 7: entry 7 is missing: this line has number 8',
    ],
    [
      'a date in another month',
      () => changed('2026-10-02T', '2026-11-02T'),
      'Line 7: 2026-11-02T10:00:00.000Z is not in 2026-10',
    ],
    [
      'a date out of order',
      () => changed('2026-10-02T', '2026-10-05T'),
      'Line 8: 2026-10-03T10:00:00.000Z is before the line above',
    ],
  ])('finds %s', async (_, altered, sentence) => {
    const { code, said } = await check(altered());
    expect(code).toBe(1);
    expect(said).toContain(sentence);
    expect(said).toContain(afterSigning);
  });

  it.each([
    ['a date within the month', () => changed('2026-10-02T10', '2026-10-02T11')],
    ['a payment', () => changed('stripe-pi_2', 'stripe-pi_3')],
    ['the name', () => changed('López', 'Lopez')],
    ['the fact behind an entry', () => changed(digest('B'), digest('E'))],
    ['the newest seal', () => changed('newest seal,1', 'newest seal,2')],
    ['amounts and balances that add up again', () => changed('10.00,130.50', '9.00,129.50')],
  ])('finds by the signature that %s was changed', async (_, altered) => {
    const { code, said } = await check(altered());
    expect([code, said.includes(afterSigning)]).toEqual([1, true]);
  });

  it('rejects a statement signed by somebody else if the key is known', async () => {
    const forged = keysOf('b');
    expect(await check(csv, '--key', forged.publicKey)).toEqual({
      code: 1,
      said: `It is signed with the key ${keys.currentId}, not with yours (${forged.currentId})\n`,
    });
    const { said } = await check(changed(keys.publicKey, forged.publicKey));
    expect(said).toBe('The key of the statement is invalid, or its id was changed\n');
  });

  it('compares the events with the seals, if available', async () => {
    const sealed = (more: object = {}) => file(JSON.stringify([{ ...seal, ...more }]));
    expect(await check(csv, '--key', keys.publicKey, '--seals', await sealed())).toMatchObject({
      code: 0,
      said: expect.stringContaining('Each entry is in its seal.'),
    });
    const others = seal.facts.map((fact) => fact.replace(digest('C'), digest('F')));
    expect(await check(csv, '--seals', await sealed({ facts: others }))).toEqual({
      code: 1,
      said: [
        'Seal 1: its signature is invalid',
        `Line 7: seal 1 does not have payout-book@7 ${digest('C')}`,
        '',
      ].join('\n'),
    });
    expect((await check(csv, '--seals', await file('[]'))).said).toContain(
      'Line 6: seal 1 is not in the file of seals\n',
    );
  });

  describe('with entries of several seals', () => {
    const links = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter, i) => ({
      name: `sale-stripe-pi_${i}@0`,
      digest: digest(letter),
    }));
    const first = makeSeal(noSeal, links.slice(0, 2), keys);
    const second = makeSeal(first, links.slice(2, 4), keys);
    const third = makeSeal(second, links.slice(4), keys);
    const seals = [first, second, third];
    const months = statementCsv(
      createStatement({
        payee: { kind: 'affiliate', label: 'MAPLE7K4M', name: 'Ana López' },
        month: '2026-10',
        opening: { entries: 0, balanceCents: 0 },
        entries: seals.map(({ number, facts: [, sealedFact] }, index) => ({
          at: `2026-10-0${index + 1}T10:00:00.000Z`,
          kind: 'sale' as const,
          cents: 1000,
          reference: `stripe-pi_${index * 2 + 1}`,
          sealedFact: sealedFact!,
          seal: number,
        })),
        seal: { number: 3, chainHash: third.chainHash },
      }),
      keys,
    );
    const against = async (given: object[]): Promise<Verdict> =>
      check(months, '--seals', await file(JSON.stringify(given)));

    it('compares each entry with its own seal, and the newest seal with the last one', async () => {
      expect((await against(seals)).code).toBe(0);
      // An auditor may have only the month's seals.
      expect((await against([second, third])).said).toBe('Line 6: seal 1 is not in the file of seals\n');
      expect((await against([first, second])).said).toBe(
        'Line 8: seal 3 is not in the file of seals\nLine 12: seal 3 has another chain hash\n',
      );
    });

    it.each([1, 2, 3])('finds a change in seal %i', async (number) => {
      const altered = (change: object): object[] =>
        seals.map((one) => (one.number === number ? { ...one, ...change } : one));
      const {
        facts: [kept],
      } = seals[number - 1]!;
      const { code, said } = await against(altered({ facts: [kept, `sale-stripe-pi_9@0 ${digest('Z')}`] }));
      expect(code).toBe(1);
      expect(said.split('\n')).toEqual([
        `Seal ${number}: its signature is invalid`,
        `Line ${number + 5}: seal ${number} does not have ${seals[number - 1]!.facts[1]}`,
        '',
      ]);
    });

    it('finds a seal that does not follow the previous one, and one whose hash does not match its events', async () => {
      const elsewhere = makeSeal({ ...first, chainHash: 'ab'.repeat(32) }, links.slice(2, 4), keys);
      const after = makeSeal(elsewhere, links.slice(4), keys);
      expect((await against([first, elsewhere, after])).said.split('\n')).toEqual([
        'Seal 2: it does not follow the previous seal',
        'Line 12: seal 3 has another chain hash',
        '',
      ]);
      // With another key, only the chain can be compared.
      const other = { ...second, keyId: keysOf('b').currentId, facts: [...second.facts].toReversed() };
      expect((await against([first, other, third])).said).toBe(
        'Seal 2: its chain hash does not match its facts\n',
      );
    });
  });

  it.each([
    [
      'a file of another kind',
      () => 'Name,Amount\r\nAna,10.00\r\n',
      'This is not a Closewise statement: the first lines are different',
    ],
    ['an empty file', () => '', 'This is not a Closewise statement: the first lines are different'],
    ['a picture', () => '\x89PNG"\0"x', 'This is not a Closewise statement: it is not a CSV file'],
    [
      'half a statement',
      () => csv.slice(0, csv.indexOf('closing')),
      'This is not a complete Closewise statement: lines are missing or in another order',
    ],
    [
      'a newer form',
      () => changed('statement,1', 'statement,2'),
      'The statement has the format 2, but this program supports 1: download the newer program',
    ],
  ])('refuses %s', async (_, text, sentence) => {
    expect(await check(text())).toEqual({ code: 2, said: `${sentence}\n` });
  });

  it('refuses invalid arguments', async () => {
    expect((await runVerifier()).said).toMatch(/^Usage: node verify-statement\.mjs STATEMENT\.csv/);
    expect((await runVerifierHere(join(folder, 'none'))).said).toContain('cannot be read: ENOENT');
    expect(await check(csv, '--key', 'abc')).toMatchObject({ code: 2 });
    expect(await check(csv, '--keys', 'abc')).toMatchObject({ code: 2 });
    expect(await check(csv, '--seals', await file('{}'))).toMatchObject({
      code: 2,
      said: '--seals is not a list of seals: create it with ledger seals\n',
    });
  });
});
