import { actorInWords, actorKind, actorName, adminActor, systemActor } from './index.js';

const nameOf = (adminId: string): string => ({ 'a-1': 'ann' })[adminId] ?? '(erased)';

describe('who did something', () => {
  it.each([
    [adminActor('a-1'), 'admin', 'ann', 'ann (admin)'],
    [adminActor('a-2'), 'admin', '(erased)', '(erased) (admin)'],
    ['maria', 'operator', 'maria', 'maria (self-declared)'],
    ['admin', 'operator', 'admin', 'admin (self-declared)'],
    [systemActor, 'system', 'system', 'system'],
  ])('%s is %s, called %s', (actor, kind, name, words) => {
    expect(actorKind(actor)).toBe(kind);
    expect(actorName(actor, nameOf)).toBe(name);
    expect(actorInWords(actorKind(actor), actorName(actor, nameOf))).toBe(words);
  });
});
