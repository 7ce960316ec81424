import { isTypoOf } from './address-change.js';

describe('a corrected street address', () => {
  it.each([
    ['1600 Main Street', '1600 Main St', true],
    ['1600 Main St', '1601 Main St', true],
    ['1600 Main St', '1611 Main St', false],
    ['1600 N Main St', '1600 North Main Street', true],
    ['1600 Mian St', '1600 Main St', true],
    ['1600 Main St', '1600 Mainxyz St', true],
    ['1600 Main St', '1600 Mainwxyz St', false],
    ['1600 Peña Blvd', '1600 Pena Boulevard', true],
    ['1600 Main St Apt 4', '1600 Main St', true],
    ['1600 Main St Apt 4', '1600 Main St #4', true],
    ['1600 Main St Apt 4', '1600 Main St Unit 5', true],
    ['1600 Main St Apt 12', '1600 Main St Unit 34', false],
    ['Main St', '1600 Main St', true],
    [null, '1600 Main St', true],
    ['1600 Main St', null, true],
    ['1600 Main St', '1600 Oak Ave', false],
  ])('may have few typos: %j, %j', (one, other, isSame) => {
    expect(isTypoOf(one, other)).toBe(isSame);
    expect(isTypoOf(other, one)).toBe(isSame);
  });
});
