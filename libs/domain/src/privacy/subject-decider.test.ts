import { DomainError } from '../events/index.js';
import type { ErasedKey, PersonErased, PrivacyEvent } from './privacy-events.js';
import { subjectDecider, type EraseSubject, type SubjectCommand } from './subject-decider.js';

const key = (n: number): ErasedKey => ({ keyId: `key-${n}`, subjectId: `ann.${n}` });
const erase = (...keys: ErasedKey[]): EraseSubject => ({
  type: 'EraseSubject',
  subjectId: 'ann',
  reason: 'request',
  keys,
  note: ' ticket 4711 ',
  despiteObjections: false,
});
const erased = (...keys: ErasedKey[]): PersonErased => ({
  type: 'PersonErased',
  data: { subjectId: 'ann', reason: 'request', keys, note: 'ticket 4711', despiteObjections: false },
});
const lookedUp: PrivacyEvent = { type: 'PersonLookedUp', data: { subjectId: 'ann' } };
const exported: PrivacyEvent = { type: 'PersonExported', data: { subjectId: 'ann', note: null } };

const decide = (given: PrivacyEvent[], command: SubjectCommand): PrivacyEvent[] =>
  subjectDecider.decide(
    command,
    given.reduce((state, event) => subjectDecider.evolve(state, event), subjectDecider.initialState),
  );

describe('a person', () => {
  it.each<[string, PrivacyEvent[], SubjectCommand, PrivacyEvent[]]>([
    ['is erased with all keys', [], erase(key(1), key(2)), [erased(key(1), key(2))]],
    ['is erased once', [erased(key(1), key(2))], erase(key(1), key(2)), []],
    ['who has returned is erased again', [erased(key(1))], erase(key(1), key(2)), [erased(key(2))]],
    ['of whom nothing is kept is not erased', [], erase(), []],
    [
      'is erased although something speaks against it, which is kept',
      [],
      { ...erase(key(1)), note: '  ', despiteObjections: true },
      [{ ...erased(), data: { ...erased(key(1)).data, note: null, despiteObjections: true } }],
    ],
    [
      'is looked up as often as somebody does',
      [lookedUp],
      { type: 'LookUpSubject', subjectId: 'ann' },
      [lookedUp],
    ],
    [
      'is exported as often as somebody does',
      [exported, lookedUp],
      { type: 'ExportSubject', subjectId: 'ann', note: null },
      [exported],
    ],
    ['is erased after an export', [exported, lookedUp], erase(key(1)), [erased(key(1))]],
  ])('%s', (_title, given, command, expected) => {
    expect(decide(given, command)).toStrictEqual(expected);
  });

  it.each<[string, string]>([
    ['asked by ann@example.com', 'an address'],
    ['report 4711000000000042', "a report's number"],
  ])('is not named in the reason, which stays: “%s” has %s', (note) => {
    const commands: SubjectCommand[] = [
      { ...erase(key(1)), note },
      { type: 'ExportSubject', subjectId: 'ann', note },
    ];
    for (const command of commands) expect(() => decide([], command)).toThrow(DomainError);
    expect(() => decide([], commands[0]!)).toThrow('leave out the ');
  });
});
