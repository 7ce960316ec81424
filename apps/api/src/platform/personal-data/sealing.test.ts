import { generateKeySync, type KeyObject } from 'node:crypto';
import { decrypt, encrypt } from './sealing.js';

const newKey = (): KeyObject => generateKeySync('aes', { length: 256 });
const key = newKey();
const plain = Buffer.from('9 Oak Lane');

describe('sealed bytes', () => {
  it('have a nonce of their own each time: one used twice would open both', () => {
    const nonces = Array.from({ length: 100 }, () => encrypt(key, plain, 'ann').toString('hex', 0, 12));
    expect(new Set(nonces).size).toBe(100);
    expect(encrypt(key, plain, 'ann')).toHaveLength(12 + 16 + plain.length);
  });

  it.each([
    ['another key', (sealed: Buffer) => decrypt(newKey(), sealed, 'ann')],
    ['another subject', (sealed: Buffer) => decrypt(key, sealed, 'bob')],
    ['no subject', (sealed: Buffer) => decrypt(key, sealed, '')],
    ['a tag that is cut off', (sealed: Buffer) => decrypt(key, sealed.subarray(0, 20), 'ann')],
    ['no bytes at all', () => decrypt(key, Buffer.alloc(0), 'ann')],
  ])('do not open with %s', (_what, open) => {
    expect(() => open(encrypt(key, plain, 'ann'))).toThrow(/^Sealed data of .* does not verify$/);
  });

  it.each([0, 12, 28])('do not open when the byte %d was changed', (at) => {
    const sealed = encrypt(key, plain, 'ann');
    sealed[at]! ^= 1;
    expect(() => decrypt(key, sealed, 'ann')).toThrow('does not verify');
  });
});
