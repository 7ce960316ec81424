import { placeKey } from './place-key.js';

/**
 * Cities whose mailing addresses lie in one county only. Not here: cities that span counties (Houston, Atlanta)
 * and those whose post office also serves a neighbouring county (Denver, Baltimore, Jacksonville).
 * Independent cities have no county. Chicago outside Cook County is the airport.
 */
const countyByCity: Readonly<Record<string, string>> = {
  'AK anchorage': 'Anchorage',
  'AZ mesa': 'Maricopa',
  'AZ phoenix': 'Maricopa',
  'AZ scottsdale': 'Maricopa',
  'CA anaheim': 'Orange',
  'CA bakersfield': 'Kern',
  'CA irvine': 'Orange',
  'CA long beach': 'Los Angeles',
  'CA los angeles': 'Los Angeles',
  'CA oakland': 'Alameda',
  'CA sacramento': 'Sacramento',
  'CA san diego': 'San Diego',
  'CA san francisco': 'San Francisco',
  'CA san jose': 'Santa Clara',
  'CA santa ana': 'Orange',
  'DC washington': 'District of Columbia',
  'FL fort lauderdale': 'Broward',
  'FL miami': 'Miami-Dade',
  'FL miami beach': 'Miami-Dade',
  'FL saint petersburg': 'Pinellas',
  'FL tampa': 'Hillsborough',
  'HI hilo': 'Hawaii',
  'HI honolulu': 'Honolulu',
  'IL chicago': 'Cook',
  'KY lexington': 'Fayette',
  'LA new orleans': 'Orleans',
  'MA boston': 'Suffolk',
  'MI detroit': 'Wayne',
  'NC charlotte': 'Mecklenburg',
  'NJ jersey city': 'Hudson',
  'NJ newark': 'Essex',
  'NV henderson': 'Clark',
  'NV las vegas': 'Clark',
  'NY bronx': 'Bronx',
  'NY brooklyn': 'Kings',
  'NY buffalo': 'Erie',
  'NY manhattan': 'New York',
  'NY staten island': 'Richmond',
  'NY yonkers': 'Westchester',
  'OH cleveland': 'Cuyahoga',
  'PA philadelphia': 'Philadelphia',
  'TN memphis': 'Shelby',
  'TN nashville': 'Davidson',
  'TX el paso': 'El Paso',
  'UT salt lake city': 'Salt Lake',
  'WA seattle': 'King',
};

/** Five boroughs: the ZIP code says which one a New York City address is in. */
const countyByCityZip: Readonly<Record<string, string>> = {
  '100': 'New York',
  '101': 'New York',
  '102': 'New York',
  '103': 'Richmond',
  '104': 'Bronx',
  '111': 'Queens',
  '112': 'Kings',
  '113': 'Queens',
  '114': 'Queens',
  '116': 'Queens',
};

/** ZIP codes of such a city that lie in the next county all the same. */
const nextCounty = new Set(['LA 70121', 'LA 70123']);

/** The county of a city where it is certain, else null. */
export function certainCounty(state: string | null, city: string | null, zip: string | null): string | null {
  if (state === 'NY' && zip) {
    const borough = countyByCityZip[zip.slice(0, 3)];
    if (borough) return borough;
  }
  if (state && zip && nextCounty.has(`${state} ${zip.slice(0, 5)}`)) return null;
  return state && city ? (countyByCity[`${state} ${placeKey(city)}`] ?? null) : null;
}
