import { countiesNamed } from './counties-named.js';
import type { PlaceAnswers } from './place-location.js';
import { locate } from './locate.js';
import { placeKey } from './place-key.js';
import { resolvePlace } from './resolve-place.js';
import { readPlaces } from './test/read-places.js';

const places = readPlaces();

const located = (address: string, answers: PlaceAnswers = {}, taxing: readonly string[] = []) => {
  const { state, ...named } = resolvePlace(address);
  return locate({ ...named, state: state! }, places, answers, new Set(taxing.map(placeKey)));
};

const namesOf = (address: string, answers?: PlaceAnswers): string[] =>
  located(address, answers).choices.map(({ county }) => county.name);

describe('a ZIP code in one county', () => {
  it.each([
    ['Houston, TX 77002', 'Harris County'],
    ['Dallas, TX 75201', 'Dallas County'],
    ['Austin, TX 78701', 'Travis County'],
    ['San Antonio, TX 78205', 'Bexar County'],
    ['Fort Worth, TX 76102', 'Tarrant County'],
    ['El Paso, TX 79901', 'El Paso County'],
    ['Plano, TX 75024', 'Collin County'],
    ['Arlington, TX 76010', 'Tarrant County'],
    ['Denton, TX 76201', 'Denton County'],
    ['Sugar Land, TX 77478', 'Fort Bend County'],
    ['Denver, CO 80202', 'Denver County'],
    ['Aurora, CO 80012', 'Arapahoe County'],
    ['Boulder, CO 80302', 'Boulder County'],
    ['Colorado Springs, CO 80903', 'El Paso County'],
    ['Atlanta, GA 30303', 'Fulton County'],
    ['Decatur, GA 30030', 'DeKalb County'],
    ['Marietta, GA 30060', 'Cobb County'],
    ['Savannah, GA 31401', 'Chatham County'],
    ['Baltimore, MD 21201', 'Baltimore city'],
    ['Towson, MD 21204', 'Baltimore County'],
    ['Bethesda, MD 20814', 'Montgomery County'],
    ['Rockville, MD 20850', 'Montgomery County'],
    ['Columbia, MD 21044', 'Howard County'],
    ['Annapolis, MD 21401', 'Anne Arundel County'],
    ['Pittsburgh, PA 15222', 'Allegheny County'],
    ['Philadelphia, PA 19103', 'Philadelphia County'],
    ['Allentown, PA 18101', 'Lehigh County'],
    ['Los Angeles, CA 90012', 'Los Angeles County'],
    ['San Diego, CA 92101', 'San Diego County'],
    ['San Jose, CA 95112', 'Santa Clara County'],
    ['San Francisco, CA 94103', 'San Francisco County'],
    ['Oakland, CA 94612', 'Alameda County'],
    ['Sacramento, CA 95814', 'Sacramento County'],
    ['Fresno, CA 93721', 'Fresno County'],
    ['Irvine, CA 92618', 'Orange County'],
    ['Palo Alto, CA 94301', 'Santa Clara County'],
    ['New York, NY 10001', 'New York County'],
    ['Brooklyn, NY 11201', 'Kings County'],
    ['Staten Island, NY 10301', 'Richmond County'],
    ['Buffalo, NY 14202', 'Erie County'],
    ['White Plains, NY 10601', 'Westchester County'],
    ['Chicago, IL 60602', 'Cook County'],
    ['Naperville, IL 60540', 'DuPage County'],
    ['Evanston, IL 60201', 'Cook County'],
    ['Phoenix, AZ 85004', 'Maricopa County'],
    ['Tucson, AZ 85701', 'Pima County'],
    ['Seattle, WA 98101', 'King County'],
    ['Bellevue, WA 98004', 'King County'],
    ['Spokane, WA 99201', 'Spokane County'],
    ['Portland, OR 97205', 'Multnomah County'],
    ['Beaverton, OR 97005', 'Washington County'],
    ['Miami, FL 33130', 'Miami-Dade County'],
    ['Orlando, FL 32801', 'Orange County'],
    ['Tampa, FL 33602', 'Hillsborough County'],
    ['Jacksonville, FL 32202', 'Duval County'],
    ['Boston, MA 02108', 'Suffolk County'],
    ['Cambridge, MA 02139', 'Middlesex County'],
    ['Newark, NJ 07102', 'Essex County'],
    ['Cherry Hill, NJ 08002', 'Camden County'],
    ['Detroit, MI 48226', 'Wayne County'],
    ['Minneapolis, MN 55401', 'Hennepin County'],
    ['Saint Paul, MN 55102', 'Ramsey County'],
    ['Cleveland, OH 44113', 'Cuyahoga County'],
    ['Columbus, OH 43215', 'Franklin County'],
    ['Cincinnati, OH 45202', 'Hamilton County'],
    ['Nashville, TN 37203', 'Davidson County'],
    ['Memphis, TN 38103', 'Shelby County'],
    ['Charlotte, NC 28202', 'Mecklenburg County'],
    ['Raleigh, NC 27601', 'Wake County'],
    ['Las Vegas, NV 89101', 'Clark County'],
    ['Carson City, NV 89701', 'Carson City'],
    ['Salt Lake City, UT 84111', 'Salt Lake County'],
    ['Richmond, VA 23219', 'Richmond city'],
    ['Alexandria, VA 22314', 'Alexandria city'],
    ['Virginia Beach, VA 23451', 'Virginia Beach city'],
    ['St. Louis, MO 63101', 'St. Louis city'],
    ['Clayton, MO 63105', 'St. Louis County'],
    ['New Orleans, LA 70112', 'Orleans Parish'],
    ['Louisville, KY 40202', 'Jefferson County'],
    ['Indianapolis, IN 46204', 'Marion County'],
    ['Honolulu, HI 96813', 'Honolulu County'],
    ['Anchorage, AK 99501', 'Anchorage Municipality'],
    ['Washington, DC 20001', 'District of Columbia'],
    ['Las Cruces, NM 88001', 'Doña Ana County'],
  ])('%s is in %s', (address, county) => {
    expect(located(`100 Main St, ${address}`)).toMatchObject({
      county: { name: county },
      certainty: 'certain',
      choices: [],
      open: [],
    });
  });

  it('may have at most one home in twenty elsewhere', () => {
    const parts = places.countiesOfZip('32256');
    expect(located('1 Main St, Jacksonville, FL 32256').certainty).toBe('certain');
    expect(parts[0]?.share).toBeGreaterThanOrEqual(0.95);
  });

  it('is recognized without a city, and with four more digits', () => {
    expect(locate({ state: 'TX', city: null, county: null, zip: '77002-1234' }, places)).toMatchObject({
      county: { fips: '48201' },
      certainty: 'certain',
      municipality: null,
    });
  });
});

describe('a ZIP code in several counties', () => {
  it('asks for the county, likeliest first', () => {
    expect(located('1 Main St, Katy, TX 77494')).toMatchObject({
      county: { name: 'Fort Bend County' },
      certainty: 'likely',
      open: ['county'],
    });
    expect(namesOf('1 Main St, Katy, TX 77494')).toEqual([
      'Fort Bend County',
      'Harris County',
      'Waller County',
    ]);
  });

  it('is narrowed by a city that is not its preferred city', () => {
    expect(namesOf('1 Main St, Denver, CO 80246')).toEqual(['Denver County', 'Arapahoe County']);
    expect(located('1 Main St, Glendale, CO 80246')).toMatchObject({
      county: { name: 'Arapahoe County' },
      certainty: 'certain',
    });
  });

  it('is not narrowed by its preferred city unless the home is within the city', () => {
    const address = '1 Main St, Baltimore, MD 21209';
    expect(namesOf(address)).toEqual(['Baltimore city', 'Baltimore County']);
    expect(located(address, { insideCityLimits: true })).toMatchObject({
      county: { name: 'Baltimore city' },
      municipality: 'Baltimore',
      certainty: 'certain',
    });
  });

  it.each([
    ['Harris', 'Harris County'],
    ['Fort Bend County', 'Fort Bend County'],
    ['Travis', 'Fort Bend County'],
  ])('is decided by a possible county that the buyer names: %s', (county, expected) => {
    const found = located('1 Main St, Katy, TX 77494', { county });
    expect(found.county?.name).toBe(expected);
    expect(found.certainty).toBe(county === 'Travis' ? 'likely' : 'certain');
  });
});

describe('an address without a ZIP code', () => {
  it.each([
    ['Chicago, IL', 'Cook County', 'certain'],
    ['Nashville, TN', 'Davidson County', 'certain'],
    ['Louisville, KY', 'Jefferson County', 'certain'],
    ['Honolulu, HI', 'Honolulu County', 'certain'],
    ['Carson City, NV', 'Carson City', 'certain'],
    ['Brooklyn, NY', 'Kings County', 'certain'],
    ['Manhattan, NY', 'New York County', 'certain'],
    ['New York, NY', 'New York County', 'likely'],
    ['Denver, CO', 'Denver County', 'likely'],
    ['Baltimore, MD', 'Baltimore city', 'likely'],
    ['Kansas City, MO', 'Jackson County', 'likely'],
    ['Cherry Hill, NJ', 'Camden County', 'certain'],
    ['Bellaire, TX', 'Harris County', 'certain'],
  ])('is in the counties of its city: %s', (address, county, certainty) => {
    const found = located(`100 Main St, ${address}`);
    expect([found.county?.name, found.certainty]).toEqual([county, certainty]);
  });

  it('or a city may be in any county of the state, largest first', () => {
    const found = locate({ state: 'TX', city: null, county: null, zip: null }, places);
    expect(found).toMatchObject({ county: null, certainty: 'unknown', open: ['county'] });
    expect(found.choices).toHaveLength(254);
    expect(found.choices[0]?.county.name).toBe('Harris County');
    expect(found.choices.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });

  it('needs no county in the District of Columbia', () => {
    expect(locate({ state: 'DC', city: null, county: null, zip: null }, places)).toMatchObject({
      county: { name: 'District of Columbia' },
      certainty: 'certain',
    });
  });
});

describe('a county by name', () => {
  it.each([
    ['LA', 'Orleans Parish', ['Orleans Parish']],
    ['LA', 'orleans', ['Orleans Parish']],
    ['LA', 'La Salle', ['LaSalle Parish']],
    ['AK', 'Anchorage', ['Anchorage Municipality']],
    ['AK', 'Municipality of Anchorage', []],
    ['AK', 'Kenai Peninsula Borough', ['Kenai Peninsula Borough']],
    ['AK', 'Juneau', ['Juneau City and Borough']],
    ['AK', 'Nome Census Area', ['Nome Census Area']],
    ['VA', 'Fairfax city', ['Fairfax city']],
    ['VA', 'City of Fairfax', ['Fairfax city']],
    ['VA', 'Fairfax County', ['Fairfax County']],
    ['VA', 'Fairfax', ['Fairfax County', 'Fairfax city']],
    ['VA', 'Charles City', ['Charles City County']],
    ['VA', 'James City County', ['James City County']],
    ['MD', 'Baltimore City', ['Baltimore city']],
    ['MD', "St. Mary's", ["St. Mary's County"]],
    ['MD', 'Saint Marys County', ["St. Mary's County"]],
    ['MD', 'Prince Georges', ["Prince George's County"]],
    ['MO', 'St Louis', ['St. Louis County', 'St. Louis city']],
    ['MO', 'Sainte Genevieve', ['Ste. Genevieve County']],
    ['NM', 'Dona Ana', ['Doña Ana County']],
    ['IL', 'De Kalb', ['DeKalb County']],
    ['IL', 'Du Page County', ['DuPage County']],
    ['IN', 'La Porte', ['LaPorte County']],
    ['NV', 'Carson City', ['Carson City']],
    ['NY', 'Manhattan', ['New York County']],
    ['NY', 'Brooklyn', ['Kings County']],
    ['FL', 'Dade County', ['Miami-Dade County']],
    ['DC', 'Washington', ['District of Columbia']],
    ['CT', 'Capitol Planning Region', ['Capitol Planning Region']],
    ['CT', 'Western Connecticut', ['Western Connecticut Planning Region']],
    ['TX', 'Houston city', []],
    ['TX', 'Cook', []],
  ])('in %s: %s', (state, name, expected) => {
    expect(countiesNamed(places, state, name).counties.map((county) => county.name)).toEqual(expected);
  });

  it.each(['AK', 'CT', 'LA', 'MD', 'MO', 'NV', 'NY', 'TX', 'VA'])(
    'is found by its legal name for every county of %s',
    (state) => {
      for (const county of places.countiesOf(state)) {
        expect(countiesNamed(places, state, county.name.toUpperCase()).counties).toEqual([county]);
      }
    },
  );

  it('in the address counts as an answer', () => {
    expect(located('Olney, Montgomery County, MD').county?.fips).toBe('24031');
  });

  it('shared with a city means the county, unless the ZIP code is only in the city', () => {
    expect(located('Baltimore County, MD').county?.fips).toBe('24005');
    const named = { state: 'MD', city: null, county: 'Baltimore' };
    expect(locate({ ...named, zip: null }, places).county?.fips).toBe('24005');
    expect(locate({ ...named, zip: '21209' }, places).county?.fips).toBe('24005');
    expect(locate({ ...named, zip: '21201' }, places).county?.fips).toBe('24510');
  });
});

describe('a place in Connecticut', () => {
  it.each([
    ['Hartford, CT 06103', 'Capitol Planning Region', 'Hartford County'],
    ['Stamford, CT', 'Western Connecticut Planning Region', 'Fairfield County'],
    ['Waterbury, CT 06702', 'Naugatuck Valley Planning Region', 'New Haven County'],
    ['Middletown, CT 06457', 'Lower Connecticut River Valley Planning Region', 'Middlesex County'],
    ['Greenwich, Fairfield County, CT', 'Western Connecticut Planning Region', 'Fairfield County'],
  ])('%s has a planning region and a pre-2022 county', (address, region, oldCounty) => {
    expect(located(`1 Main St, ${address}`)).toMatchObject({
      county: { name: region },
      oldCounty,
      certainty: 'certain',
    });
  });

  it('with only an old county may be in each region that overlaps it', () => {
    const found = locate({ state: 'CT', city: null, county: 'Hartford County', zip: null }, places);
    expect(found).toMatchObject({ oldCounty: 'Hartford County', certainty: 'likely', open: ['county'] });
    expect(found.choices.map(({ county }) => county.name)).toEqual(
      expect.arrayContaining(['Capitol Planning Region', 'Naugatuck Valley Planning Region']),
    );
  });

  it('has no old county outside Connecticut', () => {
    expect(located('1 Main St, Boston, MA 02108').oldCounty).toBeNull();
  });
});

describe('the city limits', () => {
  it.each([
    ['Chicago, IL 60602', undefined, ['city-limits']],
    ['Chicago, IL 60602', true, []],
    ['Chicago, IL 60602', false, []],
    ['Pittsburgh, PA 15222', undefined, ['city-limits']],
    ['Philadelphia, PA 19103', undefined, []],
    ['San Francisco, CA 94103', undefined, []],
    ['Baltimore, MD 21201', undefined, []],
    ['Baltimore, MD 21209', undefined, ['county']],
    ['Washington, DC 20001', undefined, []],
    ['Brooklyn, NY 11201', undefined, []],
    ['Yonkers, NY 10701', undefined, ['city-limits']],
    ['Evanston, IL 60201', undefined, []],
  ])('of %s, answered %p, leave the questions %j', (address, insideCityLimits, open) => {
    const taxing = [
      'Chicago',
      'Pittsburgh',
      'Philadelphia',
      'San Francisco',
      'Baltimore',
      'Washington',
      'Yonkers',
    ];
    expect(located(`1 Main St, ${address}`, { insideCityLimits }, [...taxing, 'Brooklyn']).open).toEqual(
      open,
    );
  });

  it.each([
    ['Chicago, IL 60602', undefined, 'Chicago'],
    ['st louis, MO 63101', undefined, 'St. Louis'],
    ['Queens, NY', undefined, 'New York'],
    ['Chicago, IL 60602', false, null],
    ['Van Nuys, CA 91405', undefined, null],
  ])('of %s, answered %p, make the municipality %p', (address, insideCityLimits, municipality) => {
    expect(located(`1 Main St, ${address}`, { insideCityLimits }).municipality).toBe(municipality);
  });
});
