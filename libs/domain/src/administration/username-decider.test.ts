import { usernameDecider, type ClaimUsername, type ReleaseUsername } from './username-decider.js';
import type { UsernameEvent } from './admin-events.js';

const usernameKey = 'key';
const claim = (adminId: string, abandonedBy: string | null = null): ClaimUsername => ({
  type: 'ClaimUsername',
  usernameKey,
  adminId,
  abandonedBy,
});
const release = (adminId: string): ReleaseUsername => ({ type: 'ReleaseUsername', usernameKey, adminId });
const claimed = (adminId: string): UsernameEvent => ({
  type: 'AdminUsernameClaimed',
  data: { usernameKey, adminId },
});
const released = (adminId: string): UsernameEvent => ({
  type: 'AdminUsernameReleased',
  data: { usernameKey, adminId },
});

const decide = (given: UsernameEvent[], command: ClaimUsername | ReleaseUsername): UsernameEvent[] =>
  usernameDecider.decide(command, given.reduce(usernameDecider.evolve, usernameDecider.initialState));

describe('a username', () => {
  it.each<[string, UsernameEvent[], ClaimUsername | ReleaseUsername, UsernameEvent[]]>([
    ['is claimed', [], claim('ann'), [claimed('ann')]],
    ['is claimed once, when the command is repeated', [claimed('ann')], claim('ann'), []],
    ['is released by its owner', [claimed('ann')], release('ann'), [released('ann')]],
    ['is released once', [claimed('ann'), released('ann')], release('ann'), []],
    ['is not released by another', [claimed('ann')], release('bob'), []],
    [
      'goes to the next once it is released',
      [claimed('ann'), released('ann')],
      claim('bob'),
      [claimed('bob')],
    ],
    [
      'is taken over from a claim that was never used',
      [claimed('ann')],
      claim('bob', 'ann'),
      [released('ann'), claimed('bob')],
    ],
  ])('%s', (_title, given, command, expected) => {
    expect(decide(given, command)).toStrictEqual(expected);
  });

  it.each([claim('bob'), claim('bob', 'somebody who had it before')])('is not given twice: %j', (command) => {
    expect(() => decide([claimed('ann')], command)).toThrow(
      expect.objectContaining({ code: 'administration.username-taken' }),
    );
  });
});
