import { propertyTypes } from '../../closing-costs/index.js';
import { type PurchaseNotice, priceRanges } from './purchase-notices.js';

const within = (state: string, names: string): readonly string[] =>
  names.split(', ').map((name) => `${name}, ${state}`);

/** The cities of the sample by metropolitan area. */
export const sampleCities: Readonly<
  Record<'miami' | 'houston' | 'dallas' | 'tampa' | 'other', readonly string[]>
> = {
  miami: within(
    'FL',
    'Miami, Miami Beach, Coral Gables, Hialeah, Doral, Aventura, Homestead, Kendall, Fort Lauderdale, Hollywood, Pembroke Pines, Coral Springs, Boca Raton, West Palm Beach, Delray Beach',
  ),
  houston: within(
    'TX',
    'Houston, Sugar Land, The Woodlands, Katy, Pearland, Pasadena, League City, Missouri City, Cypress, Spring, Conroe, Humble, Baytown, Friendswood, Galveston',
  ),
  dallas: within(
    'TX',
    'Dallas, Fort Worth, Plano, Frisco, McKinney, Arlington, Irving, Garland, Richardson, Carrollton, Denton, Allen, Lewisville, Grapevine, Mesquite',
  ),
  tampa: within(
    'FL',
    'Tampa, St. Petersburg, Clearwater, Brandon, Lakeland, Largo, Riverview, Wesley Chapel, Plant City, Dunedin, Palm Harbor, Bradenton, Sarasota, Spring Hill, Oldsmar',
  ),
  other: [
    ...within('FL', 'Orlando, Jacksonville, Naples'),
    ...within('TX', 'Austin, San Antonio, El Paso'),
    ...within('GA', 'Atlanta'),
    ...within('NC', 'Charlotte, Raleigh'),
    ...within('AZ', 'Phoenix'),
    ...within('NV', 'Las Vegas'),
    ...within('CO', 'Denver'),
    ...within('TN', 'Nashville'),
    ...within('CA', 'San Diego'),
    ...within('WA', 'Seattle'),
  ],
};

/** The sample begins at $200,000. */
const sampleRanges = priceRanges.slice(1);

/** Made-up purchases, for installations that sell nothing. `random` answers from 0 to less than 1. */
export const samplePurchases = (count: number, random: () => number): readonly PurchaseNotice[] =>
  Array.from({ length: count }, () => ({
    propertyType: oneOf(propertyTypes, random),
    location: oneOf(Object.values(sampleCities).flat(), random),
    priceRange: oneOf(sampleRanges, random),
  }));

const oneOf = <Item>(items: readonly Item[], random: () => number): Item =>
  items[Math.floor(random() * items.length)]!;
