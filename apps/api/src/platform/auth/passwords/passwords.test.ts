import { hash } from '@node-rs/argon2';
import { commonPasswords, Passwords } from './passwords.js';

const passwords = new Passwords();

describe('passwords', () => {
  it('[PL-07] are kept as argon2id hashes with a salt each, and recognised', async () => {
    const [first, second] = await Promise.all([passwords.hash('vier Wörter'), passwords.hash('vier Wörter')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    await expect(passwords.verify(first, 'vier Wörter', 'known')).resolves.toBe(true);
    await expect(passwords.verify(first, 'vier wörter', 'known')).resolves.toBe(false);
    expect(passwords.isOutdated(first)).toBe(false);
  });

  it('are the same from every keyboard', async () => {
    const composed = 'Zo\u00eb\u2019s password';
    const stored = await passwords.hash(composed.normalize('NFD'));
    await expect(passwords.verify(stored, composed, 'known')).resolves.toBe(true);
  });

  it('[PL-07] are recognised by the hashes that are stored already', async () => {
    const stored =
      '$argon2id$v=19$m=19456,t=2,p=1$CzHNMQZIY0llhx7Va9gbCQ$uy403CI8ZQ/gAJQQwf/hhpUeP8FNRuxWgCbIc5tRCTo';
    for (const typed of ['1 vier W\u00f6rter fin', '\u2460 vier Wo\u0308rter \ufb01n'])
      expect([typed, await passwords.verify(stored, typed, 'known')]).toEqual([typed, true]);
    expect(await passwords.verify(stored, '1 vier Woerter fin', 'known')).toBe(false);
  });

  it('count to their last letter, however long', async () => {
    const stored = await passwords.hash(`${'x'.repeat(199)}y`);
    expect(await passwords.verify(stored, `${'x'.repeat(199)}z`, 'known')).toBe(false);
    expect(await passwords.verify(stored, `${'x'.repeat(199)}y`, 'known')).toBe(true);
  });

  it('are never right where there is none, and cost the same work', async () => {
    await expect(passwords.verify(null, '', 'unknown')).resolves.toBe(false);
    // One is worked on, twenty wait, and one is too many.
    const busy = new Passwords();
    const tries = Array.from({ length: 22 }, () => busy.verify(null, 'guess', 'unknown'));
    const answers = await Promise.allSettled(tries);
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  });

  it.each([{ memoryCost: 8192 }, { timeCost: 1 }, { parallelism: 2 }])(
    'are renewed when they were hashed with %j',
    async (change) => {
      const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1, ...change };
      expect(passwords.isOutdated(await hash('x', options))).toBe(true);
    },
  );

  it('are made up without look-alikes, each another one', () => {
    const made = new Set(Array.from({ length: 50 }, () => passwords.generate()));
    expect(made.size).toBe(50);
    for (const password of made) expect(password).toMatch(/^([a-hjkmnp-z2-9]{5}-){3}[a-hjkmnp-z2-9]{5}$/);
  });

  it.each([
    ['password1', true],
    ['iloveyou', true],
    ['zzzzzzzzzzzz', true],
    ['four unrelated words', false],
  ])('are looked up in the list of common ones: %s', async (password, common) => {
    expect((await commonPasswords())(password)).toBe(common);
  });
});
