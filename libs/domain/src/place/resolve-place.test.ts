import { locate } from './locate.js';
import { resolvePlace } from './resolve-place.js';
import { readPlaces } from './test/read-places.js';

const places = readPlaces();

/** An address, then its state, city, county and ZIP code. */
const recognized: readonly (readonly [string, string, string | null, string | null, string | null])[] = [
  ['1600 Main Street, Houston, TX 77002', 'TX', 'Houston', 'Harris County', '77002'],
  ['1600 Main Street Houston TX 77002', 'TX', 'Houston', 'Harris County', '77002'],
  ['1600 Main Street, Houston, Tex. 77002-1234', 'TX', 'Houston', 'Harris County', '77002-1234'],
  ['1600 main street, houston, texas 77002', 'TX', 'houston', 'Harris County', '77002'],
  ['1600 Main St., Houston TX77002', 'TX', 'Houston', 'Harris County', '77002'],
  ['1600 Main St, Houston, TX, 77002, USA', 'TX', 'Houston', 'Harris County', '77002'],
  ['1600 Main St, Houston, TX 77002, United States', 'TX', 'Houston', 'Harris County', '77002'],
  ['1600 Main St, Houston 77002 TX', 'TX', 'Houston', 'Harris County', '77002'],
  ['1600 Main St, Houston, 77002', 'TX', 'Houston', 'Harris County', '77002'],
  ['Houston, TX 77002', 'TX', 'Houston', 'Harris County', '77002'],
  ['500 W 2nd St, Austin, TX 78701', 'TX', 'Austin', 'Travis County', '78701'],
  ['Lot 7, Oak Ridge Estates, Katy, TX 77494', 'TX', 'Katy', 'Fort Bend County', '77494'],
  ['Lot #12, Saddle Creek, Meridian, ID 83646', 'ID', 'Meridian', 'Ada County', '83646'],
  ['123 Ocean Dr Apt 4B, Miami Beach, FL 33139', 'FL', 'Miami Beach', 'Miami-Dade County', '33139'],
  ['123 Ocean Dr, Apt 4B, Miami Beach, FL 33139', 'FL', 'Miami Beach', 'Miami-Dade County', '33139'],
  ['123 Ocean Dr, Apt 4B Miami Beach, FL 33139', 'FL', 'Miami Beach', 'Miami-Dade County', '33139'],
  ['123 Ocean Dr #12 Miami Beach FL 33139', 'FL', 'Miami Beach', 'Miami-Dade County', '33139'],
  ['88 Bay St, Fort Lauderdale, Fla. 33301', 'FL', 'Fort Lauderdale', 'Broward County', '33301'],
  ['200 Central Ave, St. Petersburg, FL 33701', 'FL', 'St. Petersburg', 'Pinellas County', '33701'],
  ['350 Fifth Ave, New York, NY 10118', 'NY', 'New York', 'New York County', '10118'],
  ['350 Fifth Ave, New York, New York 10118', 'NY', 'New York', 'New York County', '10118'],
  ['350 5th Avenue, New York 10118', 'NY', 'New York', 'New York County', '10118'],
  ['100 Bedford Ave, Brooklyn, N.Y. 11211', 'NY', 'Brooklyn', 'Kings County', '11211'],
  ['31-10 30th Ave, Astoria, NY 11102', 'NY', 'Astoria', 'Queens County', '11102'],
  ['1 Richmond Ter, Staten Island, NY 10301', 'NY', 'Staten Island', 'Richmond County', '10301'],
  ['12 Main St, Southold, NY 11971', 'NY', 'Southold', 'Suffolk County', '11971'],
  ['1600 Pennsylvania Ave NW, Washington, DC 20500', 'DC', 'Washington', 'District of Columbia', '20500'],
  ['1600 Pennsylvania Ave NW, Washington, D.C. 20500', 'DC', 'Washington', 'District of Columbia', '20500'],
  ['1600 Pennsylvania Avenue NW Washington DC 20500', 'DC', 'Washington', 'District of Columbia', '20500'],
  ['1600 Pennsylvania Ave NW, Washington 20500', 'DC', 'Washington', 'District of Columbia', '20500'],
  ['400 Broad St, Seattle, Washington 98109', 'WA', 'Seattle', 'King County', '98109'],
  ['33325 8th Ave S Federal Way WA 98003', 'WA', 'Federal Way', 'King County', '98003'],
  ['3715 Bridgeport Way W, University Place, WA 98466', 'WA', 'University Place', 'Pierce County', '98466'],
  ['100 Peachtree St NE Atlanta GA 30303', 'GA', 'Atlanta', 'Fulton County', '30303'],
  ['100 Peachtree Street Northeast, Atlanta, Georgia, 30303', 'GA', 'Atlanta', 'Fulton County', '30303'],
  [
    '1 Dr Carlton B Goodlett Pl, San Francisco, CA 94102',
    'CA',
    'San Francisco',
    'San Francisco County',
    '94102',
  ],
  ['200 N Spring St, Los Angeles, Calif. 90012', 'CA', 'Los Angeles', 'Los Angeles County', '90012'],
  ['456 Oak St St Louis MO 63101', 'MO', 'St Louis', 'St. Louis city', '63101'],
  ['121 N LaSalle St, Chicago, IL 60602', 'IL', 'Chicago', 'Cook County', '60602'],
  ['121 N LaSalle St Chicago Illinois', 'IL', 'Chicago', 'Cook County', null],
  ['100 Holliday St, Baltimore, MD 21202', 'MD', 'Baltimore', 'Baltimore city', '21202'],
  ['7 Elm St, Bethesda, Montgomery County, MD 20814', 'MD', 'Bethesda', 'Montgomery County', '20814'],
  ['9 Rue Royale, Houma, Terrebonne Parish, Louisiana 70360', 'LA', 'Houma', 'Terrebonne Parish', '70360'],
  ['1300 Perdido St, New Orleans, LA 70112', 'LA', 'New Orleans', 'Orleans Parish', '70112'],
  ['1401 John F Kennedy Blvd, Philadelphia, PA 19102', 'PA', 'Philadelphia', 'Philadelphia County', '19102'],
  [
    '888 Washington Blvd, Stamford, CT 06901',
    'CT',
    'Stamford',
    'Western Connecticut Planning Region',
    '06901',
  ],
  ['45 Oak Ct, Stamford, Conn. 06902', 'CT', 'Stamford', 'Western Connecticut Planning Region', '06902'],
  ['45 Oak St Stamford CT', 'CT', 'Stamford', 'Western Connecticut Planning Region', null],
  ['45 Oak Ct Los Angeles 90012', 'CA', 'Los Angeles', 'Los Angeles County', '90012'],
  ['12 State St, Montpelier, Vermont 05602', 'VT', 'Montpelier', 'Washington County', '05602'],
  ['530 S King St, Honolulu, HI 96813', 'HI', 'Honolulu', 'Honolulu County', '96813'],
  ['632 W 6th Ave, Anchorage, Alaska 99501', 'AK', 'Anchorage', 'Anchorage Municipality', '99501'],
  ['10 Hale St, Charleston, W. Va. 25301', 'WV', 'Charleston', 'Kanawha County', '25301'],
  ['10 Hale St, Charleston, West Virginia 25301', 'WV', 'Charleston', 'Kanawha County', '25301'],
  ['80 Broad St, Charleston, S.C. 29401', 'SC', 'Charleston', 'Charleston County', '29401'],
  ['600 E 4th St, Charlotte, north carolina 28202', 'NC', 'Charlotte', 'Mecklenburg County', '28202'],
  ['414 E 12th St, Kansas City, Missouri 64106', 'MO', 'Kansas City', 'Jackson County', '64106'],
  ['701 N 7th St, Kansas City, KS 66101', 'KS', 'Kansas City', 'Wyandotte County', '66101'],
  ['250 Main St, Winston-Salem, NC 27101', 'NC', 'Winston-Salem', 'Forsyth County', '27101'],
  ["10 Main St, Coeur d'Alene, Idaho 83814", 'ID', "Coeur d'Alene", 'Kootenai County', '83814'],
  ['401 Clematis St W Palm Beach FL 33401', 'FL', 'W Palm Beach', 'Palm Beach County', '33401'],
  ['5 Equestrian Rd, Fishers Island, NY 06390', 'NY', 'Fishers Island', 'Suffolk County', '06390'],
  ['123 Calle Ocho, Doña Ana, NM 88032', 'NM', 'Doña Ana', 'Doña Ana County', '88032'],
  ['1600 Main St, Houston, TX 77002 (rear unit)', 'TX', 'Houston', 'Harris County', '77002'],
  ['1600 Main St\nHouston, TX 77002\nUSA', 'TX', 'Houston', 'Harris County', '77002'],
  ['1600 Main St,Houston,TX,77002', 'TX', 'Houston', 'Harris County', '77002'],
  [
    '1234 E University Dr Apt 5, Mesa, Arizona, 85203, United States of America',
    'AZ',
    'Mesa',
    'Maricopa County',
    '85203',
  ],
  ['1428 Elm Street Apt #3 Springwood OH 45373', 'OH', 'Springwood', 'Miami County', '45373'],
  ['200 Rodeo Drive Suite A Beverly Hills CA 90210', 'CA', 'Beverly Hills', 'Los Angeles County', '90210'],
  ['1 Infinite Loop Cupertino CA 95014', 'CA', 'Cupertino', 'Santa Clara County', '95014'],
  ['100 Main Street, Washington, Pennsylvania 15301', 'PA', 'Washington', 'Washington County', '15301'],
  ['100 Main St, Nevada, MO 64772', 'MO', 'Nevada', 'Vernon County', '64772'],
  ['W6789 County Road K, Appleton, WI 54915', 'WI', 'Appleton', 'Outagamie County', '54915'],
  ['RR 2 Box 15, Dallas Center, IA 50063', 'IA', 'Dallas Center', 'Dallas County', '50063'],
  ['12345 Main St, Katy, TX 77494', 'TX', 'Katy', 'Fort Bend County', '77494'],
  ['  1600   Main\tSt ,, Houston ,TX   77002  ', 'TX', 'Houston', 'Harris County', '77002'],
];

describe('parsing a typed address', () => {
  it.each(recognized)('finds the state, city and county of %s', (address, state, city, county, zip) => {
    const place = resolvePlace(address);
    expect({ state: place.state, city: place.city, zip: place.zip }).toEqual({ state, city, zip });
    expect(locate({ ...place, state: state! }, places).county?.name ?? null).toBe(county);
    expect(place.problems).toEqual(zip ? [] : ['zip-missing']);
    expect(place.resolved).toBe('city');
  });

  it.each([
    ['123 Ocean Dr, Apt 4B Miami Beach, FL 33139', '123 Ocean Dr, Apt 4B'],
    ['123 Ocean Dr #12 Miami Beach FL 33139', '123 Ocean Dr #12'],
    ['Lot 7, Oak Ridge Estates, Katy, TX 77494', 'Lot 7, Oak Ridge Estates'],
    ['Houston, TX 77002', null],
  ])('keeps the street of %s with its unit', (address, street) => {
    expect(resolvePlace(address).street).toBe(street);
  });
});

describe('an incomplete address', () => {
  it.each([
    ['123 Main Street', null, ['state-unknown', 'city-unknown', 'zip-missing']],
    ['45 Oak Ct', null, ['state-unknown', 'city-unknown', 'zip-missing']],
    ['123 Main Street, Springfield', null, ['state-unknown', 'zip-missing']],
    ['12 Shore Rd, Port Washington', null, ['state-unknown', 'zip-missing']],
    ['123 Main St, TX', 'TX', ['city-unknown', 'zip-missing']],
    ['123 Main St 90210', 'CA', ['city-unknown']],
    ['77002', 'TX', ['city-unknown']],
    ['TX', 'TX', ['city-unknown', 'zip-missing']],
    ['123 Main St, Unknown, TX 77002', 'TX', ['city-unknown']],
    ['123 Main St, bob@example.com, TX 77002', 'TX', ['city-unknown']],
    ['Bob Smith, 713-555-0199, TX 77002', 'TX', ['city-unknown']],
    ['123 Main St, Houston, TX 90210', 'TX', ['zip-contradicts-state']],
    ['123 Main St, Houston, TX 00000', 'TX', ['zip-contradicts-state']],
    ['10 Calle Fortaleza, San Juan, PR 00901', null, ['state-unknown']],
    ['10 Downing Street, London SW1A 2AA', null, ['state-unknown']],
    ['12345 Main St', null, ['state-unknown', 'city-unknown', 'zip-missing']],
    ['9 County Road 77002 North', null, ['state-unknown', 'zip-missing']],
    ['', null, ['state-unknown', 'city-unknown', 'zip-missing']],
    [',,, ,,', null, ['state-unknown', 'city-unknown', 'zip-missing']],
  ])('reports what is missing in %p without inventing a state', (address, state, problems) => {
    const place = resolvePlace(address);
    expect(place.state).toBe(state);
    expect(place.problems).toEqual(expect.arrayContaining(problems));
    expect(place.resolved === 'none').toBe(state === null);
  });

  it.each([
    ['letters', 'a'.repeat(10_000)],
    ['commas', ','.repeat(10_000)],
    ['spaces', ' '.repeat(10_000)],
    ['numbers', '1'.repeat(10_000)],
    ['units', 'apt 1 '.repeat(2_000)],
    ['words', 'st '.repeat(3_333)],
    ['control characters', '\u0000\u0007\u200b\ud800'.repeat(2_500)],
  ])('parses 10,000 characters of %s quickly', (_, address) => {
    const fastestMs = Math.min(...Array.from({ length: 5 }, () => msOf(() => resolvePlace(address))));
    expect(fastestMs).toBeLessThan(100);
    expect(resolvePlace(address).state).toBeNull();
  });

  it('reads the end of a very long address', () => {
    expect(resolvePlace(`${'very '.repeat(2_000)}long lane, Houston, TX 77002`)).toMatchObject({
      state: 'TX',
      city: 'Houston',
    });
  });
});

function msOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
