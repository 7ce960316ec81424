import { createSecret, otpauthUri, findCodeStep } from './authenticator.js';

/** The secret of RFC 6238's examples, `12345678901234567890`; of their eight digits apps show the last six. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('a code of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('[PL-07] at second %d is that of RFC 6238, %s', (second, code) => {
    expect(findCodeStep(code, secret, new Date(second * 1000))).toBe(Math.floor(second / 30));
  });

  it('[PL-07] counts from the step before its own to the end of the step after it', () => {
    const step = 37_037_036;
    const startsAt = step * 30_000;
    const read = (ms: number) => findCodeStep('081804', secret, new Date(startsAt + ms));
    expect([-30_001, -30_000, 0, 29_999, 59_999, 60_000].map(read)).toEqual([
      null,
      step,
      step,
      step,
      step,
      null,
    ]);
  });

  it.each(['081805', '81804', '0818040', '', 'abcdef'])('is not %j', (code) => {
    expect(findCodeStep(code, secret, new Date(1_111_111_109_000))).toBeNull();
  });

  it('comes of a secret of 160 bits, which every app reads in the same form', () => {
    const made = createSecret();
    expect(made).toMatch(/^[A-Z2-7]{32}$/);
    expect(createSecret()).not.toBe(made);
    expect(otpauthUri(secret, 'ann@example.com')).toBe(
      `otpauth://totp/Closewise:ann%40example.com?issuer=Closewise&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
  });
});
