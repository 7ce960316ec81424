import { expect, it } from 'vitest';
import { parseAddress } from './parse-address';

it.each([
  ['1600 Main St, Houston, TX 77002', 'Houston', 'TX', '77002'],
  ['Lot 4, Sunny Acres, Austin, TX 78701', 'Sunny Acres', 'TX', '78701'],
  ['1600 Main St, Houston, tx 77002', 'Houston', 'TX', '77002'],
  ['1600 Main St, Houston, TX 77002-1234', 'Houston', 'TX', '77002'],
  ['1600 Main St, Houston, TX', 'Houston', 'TX', '00000'],
  ['1600 Main St, Houston, 77002', 'Houston', 'FL', '77002'],
  ['77002 Main St, Houston, TX', 'Houston', 'TX', '77002'],
  ['1600 Main St, Houston TX 77002', 'Houston TX 77002', 'FL', '77002'],
  ['1600 Main St', 'Unknown', 'FL', '00000'],
  ['1600 Main St,, TX 77002', 'Unknown', 'TX', '77002'],
  ['1600 Main St, Houston, Texas', 'Houston', 'FL', '00000'],
  ['', 'Unknown', 'FL', '00000'],
])('[PF-06] reads %j as %s, %s %s', (address, city, state, zipCode) => {
  expect(parseAddress(address)).toEqual({ city, state, zipCode });
});
