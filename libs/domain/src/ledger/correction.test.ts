import { DomainError } from '../events/index.js';
import { type CorrectBalance, correctionDecider, parseCorrectionAmount } from './correction.js';
import type { BalanceCorrected } from './ledger-events.js';

const ana = { kind: 'affiliate', id: 'ana' } as const;
const data = {
  reference: 'ticket-481',
  payee: ana,
  cents: -1250,
  reason: 'Sale of October was credited twice',
  correctedBy: 'maria',
};
const command: CorrectBalance = { type: 'CorrectBalance', ...data, isTerminated: false };
const corrected: BalanceCorrected = { type: 'BalanceCorrected', data };

const decide = (given: readonly BalanceCorrected[], when: CorrectBalance) =>
  correctionDecider.decide(when, given.reduce(correctionDecider.evolve, correctionDecider.initialState));
const refusal = (given: readonly BalanceCorrected[], when: CorrectBalance) => {
  try {
    return decide(given, when);
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
};

describe('a correction of a balance', () => {
  it('is recorded with its reason and its author', () => {
    expect(decide([], command)).toEqual([corrected]);
    const more = {
      ...command,
      cents: 1250,
      payee: { kind: 'organization', id: 'HAR' },
    } as const;
    expect(decide([], { ...more, reason: `  ${data.reason} ` })).toEqual([
      {
        type: 'BalanceCorrected',
        data: { ...data, cents: 1250, payee: more.payee },
      },
    ]);
  });

  it.each([
    ['shortest', 'ten letters'.slice(0, 10)],
    ['longest', 'x'.repeat(300)],
  ])('accepts the %s reason', (_, reason) => {
    expect(decide([], { ...command, reason })).toEqual([
      { type: 'BalanceCorrected', data: { ...data, reason } },
    ]);
  });

  it('names the correction that already has the reference', () => {
    expect(() => decide([corrected], { ...command, cents: 1 })).toThrow(
      'Another correction has the reference ticket-481: -$12.50 for affiliate:ana, Sale of October was credited twice',
    );
  });

  it('is made once, even if another operator repeats it after a termination', () => {
    expect(decide([corrected], { ...command, correctedBy: 'eva', isTerminated: true })).toEqual([]);
  });

  it.each<[string, readonly BalanceCorrected[], Partial<CorrectBalance>, string]>([
    [
      'another amount under the same reference',
      [corrected],
      { cents: -1251 },
      'affiliation.correction-reference-taken',
    ],
    [
      'another payee under the same reference',
      [corrected],
      { payee: { kind: 'organization', id: 'ana' } },
      'affiliation.correction-reference-taken',
    ],
    [
      'another reason under the same reference',
      [corrected],
      { reason: 'Something else entirely' },
      'affiliation.correction-reference-taken',
    ],
    ['a correction of nothing', [], { cents: 0 }, 'affiliation.correction-invalid'],
    ['half a cent', [], { cents: 0.5 }, 'affiliation.correction-invalid'],
    ['more than the maximum', [], { cents: -1_000_001 }, 'affiliation.correction-invalid'],
    ['a missing reason', [], { reason: '   ' }, 'affiliation.reason-missing'],
    ['a reason that is too short', [], { reason: 'too much ' }, 'affiliation.reason-missing'],
    ['a reason that is too long', [], { reason: 'x'.repeat(301) }, 'affiliation.reason-missing'],
    [
      'a Social Security number as the reference',
      [],
      { reference: '123-45-6789' },
      'privacy.note-names-person',
    ],
    ['an address in the reason', [], { reason: 'requested by ana@example.com' }, 'privacy.note-names-person'],
    ['a reference with a space', [], { reference: 'ticket 481' }, 'affiliation.correction-invalid'],
    ['a missing reference', [], { reference: '' }, 'affiliation.correction-invalid'],
    ['a terminated affiliate', [], { isTerminated: true }, 'affiliation.affiliate-terminated'],
  ])('rejects %s', (_, given, change, code) => {
    expect(refusal(given, { ...command, ...change })).toBe(code);
  });
});

describe('the amount of a correction', () => {
  it.each([
    ['12.50', 1250],
    ['-12.50', -1250],
    ['+0.01', 1],
    ['-12.5', -1250],
    [' 10000 ', 1_000_000],
    ['0.29', 29],
  ])('%s is %i cents', (text, cents) => {
    expect(parseCorrectionAmount(text)).toBe(cents);
  });

  it.each([
    '',
    '0',
    '-0.00',
    '12.345',
    '$12.50',
    '1,000',
    '12.',
    '.5',
    '1e3',
    'twelve',
    '10000.01',
    '-99999',
  ])('rejects %j', (text) => {
    expect(() => parseCorrectionAmount(text)).toThrow(DomainError);
  });
});
