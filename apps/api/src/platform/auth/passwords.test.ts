import { hash } from '@node-rs/argon2';
import { commonPasswords } from './common-passwords.js';
import { Passwords } from './passwords.js';

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

  it('are never right where there is none', async () => {
    await expect(passwords.verify(null, '', 'unknown')).resolves.toBe(false);
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
