import type { ErasedKey, PersonErased } from './privacy-events.js';
import { subjectDecider, type EraseSubject } from './subject-decider.js';

const key = (n: number): ErasedKey => ({ keyId: `key-${n}`, subjectId: `ann.${n}` });
const erase = (...keys: ErasedKey[]): EraseSubject => ({
  type: 'EraseSubject',
  subjectId: 'ann',
  reason: 'request',
  keys,
});
const erased = (...keys: ErasedKey[]): PersonErased => ({
  type: 'PersonErased',
  data: { subjectId: 'ann', reason: 'request', keys },
});

const decide = (given: PersonErased[], command: EraseSubject): PersonErased[] =>
  subjectDecider.decide(
    command,
    given.reduce((state, event) => subjectDecider.evolve(state, event), subjectDecider.initialState),
  );

describe('a person', () => {
  it.each<[string, PersonErased[], EraseSubject, PersonErased[]]>([
    ['is erased with all keys', [], erase(key(1), key(2)), [erased(key(1), key(2))]],
    ['is erased once', [erased(key(1), key(2))], erase(key(1), key(2)), []],
    ['who has returned is erased again', [erased(key(1))], erase(key(1), key(2)), [erased(key(2))]],
    ['of whom nothing is kept is not erased', [], erase(), []],
  ])('%s', (_title, given, command, expected) => {
    expect(decide(given, command)).toStrictEqual(expected);
  });
});
