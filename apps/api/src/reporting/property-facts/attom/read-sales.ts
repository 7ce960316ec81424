import { isIsoDate } from '@closewise/domain/calendar';
import { centsOf } from '@closewise/domain/money';
import type { ComparableSale } from '@closewise/domain/property-facts';
import type { SoldHome } from './attom-answers.js';

/** More would be a list to wade through. */
const mostSales = 8;

/** Sales for less are of parts, between relatives, or slips of the pen. */
const leastDollars = 10_000;

/**
 * The sales that say something of a price: recorded amounts between strangers. In states that keep prices secret ATTOM gives
 * estimates; they are left out, as is the home itself.
 */
export function readSales(homes: readonly SoldHome[], street: string): ComparableSale[] {
  return homes
    .flatMap(saleOf)
    .filter(({ address }) => !isSameStreet(address, street))
    .toSorted((one, other) => other.soldOn.localeCompare(one.soldOn))
    .slice(0, mostSales);
}

function saleOf({ address, location, summary, building, sale }: SoldHome): ComparableSale[] {
  const soldOn = (sale.saletransdate ?? sale.amount?.salerecdate ?? sale.salesearchdate ?? '').slice(0, 10);
  const dollars = sale.amount?.saleamt ?? 0;
  const isEstimate = /estimat/i.test(sale.amount?.salecode ?? '');
  const isSale = !/quit|nominal|non-?arm|foreclos|reo/i.test(sale.amount?.saletranstype ?? '');
  if (!isIsoDate(soldOn) || dollars < leastDollars || isEstimate || !isSale) return [];
  return [
    {
      address: address.oneline,
      soldOn,
      priceCents: centsOf(dollars),
      livingAreaSquareFeet: known(building?.size?.livingsize) ?? known(building?.size?.universalsize),
      bedrooms: known(building?.rooms?.beds),
      bathrooms: known(building?.rooms?.bathstotal),
      yearBuilt: known(summary?.yearbuilt),
      distanceMiles: location?.distance ?? null,
    },
  ];
}

/** ATTOM writes 0 where it does not know. */
const known = (number: number | null | undefined): number | null => number || null;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** By number and name of the street: `Street` and `St` are written either way. */
function isSameStreet(address: string, street: string): boolean {
  const [number, name] = plain(street).split(' ');
  return plain(address).startsWith(`${number} ${name} `);
}
