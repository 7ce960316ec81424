import { DomainError } from '../../events/index.js';
import { correctionCents } from './correction-amount.js';
import { correctionDecider, type CorrectBalance } from './correction-decider.js';
import type { BalanceCorrected } from '../ledger-events.js';

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
  it('is recorded with its reason and who made it', () => {
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
  ])('takes the %s reason', (_, reason) => {
    expect(decide([], { ...command, reason })).toEqual([
      { type: 'BalanceCorrected', data: { ...data, reason } },
    ]);
  });

  it('says whose and what correction has the reference already', () => {
    expect(() => decide([corrected], { ...command, cents: 1 })).toThrow(
      'The reference ticket-481 is that of another correction: -$12.50 of affiliate:ana, Sale of October was credited twice',
    );
  });

  it('is made once, whoever repeats it, and whatever became of the affiliate since', () => {
    expect(decide([corrected], { ...command, correctedBy: 'eva', isTerminated: true })).toEqual([]);
  });

  it.each<[string, readonly BalanceCorrected[], Partial<CorrectBalance>, string]>([
    ['of another amount', [corrected], { cents: -1251 }, 'affiliation.correction-reference-taken'],
    [
      'of another payee',
      [corrected],
      { payee: { kind: 'organization', id: 'ana' } },
      'affiliation.correction-reference-taken',
    ],
    [
      'for another reason',
      [corrected],
      { reason: 'Something else entirely' },
      'affiliation.correction-reference-taken',
    ],
    ['of nothing', [], { cents: 0 }, 'affiliation.correction-invalid'],
    ['of half a cent', [], { cents: 0.5 }, 'affiliation.correction-invalid'],
    ['of more than the largest', [], { cents: -1_000_001 }, 'affiliation.correction-invalid'],
    ['without a reason', [], { reason: '   ' }, 'affiliation.reason-missing'],
    ['for hardly a reason', [], { reason: 'too much ' }, 'affiliation.reason-missing'],
    ['for too long a reason', [], { reason: 'x'.repeat(301) }, 'affiliation.reason-missing'],
    [
      'of a reference that is a Social Security number',
      [],
      { reference: '123-45-6789' },
      'privacy.note-names-person',
    ],
    ['with an address', [], { reason: 'asked by ana@example.com' }, 'privacy.note-names-person'],
    ['of a reference with a space', [], { reference: 'ticket 481' }, 'affiliation.correction-invalid'],
    ['without a reference', [], { reference: '' }, 'affiliation.correction-invalid'],
    ['of who was terminated', [], { isTerminated: true }, 'affiliation.affiliate-terminated'],
  ])('%s is refused', (_, given, change, code) => {
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
    expect(correctionCents(text)).toBe(cents);
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
  ])('%j is refused', (text) => {
    expect(() => correctionCents(text)).toThrow(DomainError);
  });
});
