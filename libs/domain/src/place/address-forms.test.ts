import { locate } from './locate.js';
import { resolvePlace } from './resolve-place.js';
import { readPlaces } from './test/read-places.js';

const places = readPlaces();

const read = (address: string): string => {
  const { state, city, county: named, zip } = resolvePlace(address);
  const county = state ? locate({ state, city, county: named, zip }, places).county?.name : named;
  return [state, city, county, zip].map((part) => part ?? '-').join(' | ');
};

describe('cities named like states', () => {
  it.each([
    ['10 Main St Kansas City Kansas 66101', 'KS | Kansas City | Wyandotte County | 66101'],
    ['10 Main St, Kansas City, MO', 'MO | Kansas City | Jackson County | -'],
    ['10 Main St, Oklahoma City, OK 73102', 'OK | Oklahoma City | Oklahoma County | 73102'],
    ['10 Main St, Iowa City, IA 52240', 'IA | Iowa City | Johnson County | 52240'],
    ['10 Main St, Michigan City, IN 46360', 'IN | Michigan City | LaPorte County | 46360'],
    ['10 Main St, Texas City, TX 77590', 'TX | Texas City | Galveston County | 77590'],
    ['10 Main St Virginia Beach VA 23451', 'VA | Virginia Beach | Virginia Beach city | 23451'],
    ['10 Main St, Virginia City, NV 89440', 'NV | Virginia City | Storey County | 89440'],
    ['10 Main St, Nevada City, CA 95959', 'CA | Nevada City | Nevada County | 95959'],
    ['10 Main St, California, MD 20619', "MD | California | St. Mary's County | 20619"],
    ['10 Main St, Delaware, OH 43015', 'OH | Delaware | Delaware County | 43015'],
    ['10 Main St, Indiana, PA 15701', 'PA | Indiana | Indiana County | 15701'],
    ['10 Main St, Florida City, FL 33034', 'FL | Florida City | Miami-Dade County | 33034'],
    ['10 Main St, Idaho Falls, ID 83402', 'ID | Idaho Falls | Bonneville County | 83402'],
    ['10 Main St, New York Mills, MN 56567', 'MN | New York Mills | Otter Tail County | 56567'],
    ['10 Main St, Oregon City, OR 97045', 'OR | Oregon City | Clackamas County | 97045'],
    ['10 Main St, Oregon, WI 53575', 'WI | Oregon | Dane County | 53575'],
    ['10 Main St, Wyoming, MI 49509', 'MI | Wyoming | Kent County | 49509'],
    ['10 Main St, Maine, NY 13802', 'NY | Maine | Broome County | 13802'],
    ['10 Main St, Missouri City, TX 77459', 'TX | Missouri City | Fort Bend County | 77459'],
    ['10 Main St, Arkansas City, KS 67005', 'KS | Arkansas City | Cowley County | 67005'],
    ['10 Main St Colorado Springs CO 80903', 'CO | Colorado Springs | El Paso County | 80903'],
    ['100 Main St New York New York 10001', 'NY | New York | New York County | 10001'],
    ['100 Main St, New York', 'NY | - | - | -'],
    ['100 Main St, Washington', 'WA | - | - | -'],
    ['Washington State', 'WA | - | - | -'],
    ['washington dc', 'DC | Washington | District of Columbia | -'],
  ])('%s', (address, expected) => expect(read(address)).toBe(expected));
});

describe('streets named like states or cities, or by a number', () => {
  it.each([
    ['10 Ohio St, Lawrence, KS 66044', 'KS | Lawrence | Douglas County | 66044'],
    ['100 Georgia Ave Silver Spring MD 20910', 'MD | Silver Spring | Montgomery County | 20910'],
    ['100 Virginia Ave, Richmond, Virginia', 'VA | Richmond | Richmond city | -'],
    ['100 Maine St', '- | - | - | -'],
    ['45 California St, San Francisco', '- | San Francisco | - | -'],
    ['12 Hi St, Columbus, OH 43215', 'OH | Columbus | Franklin County | 43215'],
    ['12 Me Street, Portland, ME', 'ME | Portland | Cumberland County | -'],
    ['45 Del Rio Dr, Dover, DE', 'DE | Dover | Kent County | -'],
    ['12 Main, La Porte IN', 'IN | La Porte | LaPorte County | -'],
    ['100 Avenue A New York NY 10009', 'NY | New York | New York County | 10009'],
    ['100 Broadway New York NY 10005', 'NY | New York | New York County | 10005'],
    ['123 Avenue of the Stars Los Angeles CA 90067', 'CA | - | Los Angeles County | 90067'],
    ['10 El Camino Real San Mateo CA 94402', 'CA | - | San Mateo County | 94402'],
    ['123 CR 12 Alvin TX 77511', 'TX | Alvin | Brazoria County | 77511'],
    ['123 County Road 12, Alvin, TX 77511', 'TX | Alvin | Brazoria County | 77511'],
    ['1234 State Hwy 35 Rockport TX 78382', 'TX | Rockport | Aransas County | 78382'],
    ['1234 Highway 61 S Natchez MS 39120', 'MS | Natchez | Adams County | 39120'],
    ['1234 US Hwy 1 Key West FL 33040', 'FL | Key West | Monroe County | 33040'],
    ['1234 FM 1960 Rd W, Houston, TX 77069', 'TX | Houston | Harris County | 77069'],
    ['123 1/2 Elm St Toledo OH 43604', 'OH | Toledo | Lucas County | 43604'],
    ['N95W17000 Falls Pkwy, Menomonee Falls, WI 53051', 'WI | Menomonee Falls | Waukesha County | 53051'],
    ['123-45 Queens Blvd, Kew Gardens, NY 11415', 'NY | Kew Gardens | Queens County | 11415'],
    ['Main St & 2nd Ave, Seattle, WA 98101', 'WA | Seattle | King County | 98101'],
    ['Lot 5 Block 3 Sunset Acres, Boise, ID 83702', 'ID | Boise | Ada County | 83702'],
    ['PO Box 123, Austin, TX 78701', 'TX | Austin | Travis County | 78701'],
  ])('%s', (address, expected) => expect(read(address)).toBe(expected));
});

describe('counties in the address', () => {
  it.each([
    ['Olney, Montgomery County, MD 20832', 'MD | Olney | Montgomery County | 20832'],
    ['Montgomery County, MD', 'MD | - | Montgomery County | -'],
    ['Miami-Dade County, Florida', 'FL | - | Miami-Dade County | -'],
    ['123 Main St, Orleans Parish, LA 70112', 'LA | - | Orleans Parish | 70112'],
    ['123 Main St, Kenai, Kenai Peninsula Borough, AK 99611', 'AK | Kenai | Kenai Peninsula Borough | 99611'],
    ['1 Main St, Nome, Nome Census Area, AK 99762', 'AK | Nome | Nome Census Area | 99762'],
    ['1 Main St, Madison Borough, NJ 07940', 'NJ | Madison Borough | Morris County | 07940'],
    ['1 St Charles Ave, New Orleans, LA 70112', 'LA | New Orleans | Orleans Parish | 70112'],
    ['1 Jefferson Hwy, New Orleans, LA 70121', 'LA | New Orleans | Jefferson Parish | 70121'],
    ['1 Main St, Houston, TX 77002', 'TX | Houston | Harris County | 77002'],
  ])('%s', (address, expected) => expect(read(address)).toBe(expected));
});

describe('addresses in Spanish', () => {
  it.each([
    ['123 Calle del Sol en Laredo, Texas 78040', 'TX | Laredo | Webb County | 78040'],
    ['Avenida Central 5 en Miami, Florida', 'FL | Miami | Miami-Dade County | -'],
    ['Calle 8 123, Miami, Florida 33135', 'FL | Miami | Miami-Dade County | 33135'],
    ['Calle Real 45, San Antonio, Texas, Estados Unidos', 'TX | San Antonio | Bexar County | -'],
    ['123 Main St, Houston, TX, EE. UU.', 'TX | Houston | Harris County | -'],
    ['123 Main St, Houston Tejas', 'TX | Houston | Harris County | -'],
    ['123 Main St, Nueva York, NY 10001', 'NY | New York | New York County | 10001'],
    ['123 Main St, Los Ángeles, CA 90012', 'CA | Los Angeles | Los Angeles County | 90012'],
    ['123 Main St, Filadelfia, Pensilvania 19102', 'PA | Philadelphia | Philadelphia County | 19102'],
    ['123 Main St, Nueva Orleans, Luisiana', 'LA | New Orleans | Orleans Parish | -'],
    ['123 Main St, Albuquerque, Nuevo México 87102', 'NM | Albuquerque | Bernalillo County | 87102'],
    ['123 Main St, Honolulu, Hawái', 'HI | Honolulu | Honolulu County | -'],
    ['123 Main St, Charlotte, Carolina del Norte 28202', 'NC | Charlotte | Mecklenburg County | 28202'],
    ['123 Main St, Newark, Nueva Jersey, código postal 07102', 'NJ | Newark | Essex County | 07102'],
  ])('%s', (address, expected) => expect(read(address)).toBe(expected));
});

describe('irregular characters and ZIP codes', () => {
  it.each([
    ['123 Main St; Los Angeles; CA 90012', 'CA | Los Angeles | Los Angeles County | 90012'],
    ['123 Main St - Los Angeles - CA 90012', 'CA | Los Angeles | Los Angeles County | 90012'],
    ['123 Main St | Los Angeles | CA | 90012', 'CA | Los Angeles | Los Angeles County | 90012'],
    ['123 Main St. Los Angeles, CA. 90012.', 'CA | Los Angeles | Los Angeles County | 90012'],
    ['123 Main St, Houston, TX zip 77002', 'TX | Houston | Harris County | 77002'],
    ['123 Main St, Houston, TX ZIP: 77002', 'TX | Houston | Harris County | 77002'],
    ['123 Main St, Houston, TX 770021234', 'TX | Houston | Harris County | 77002-1234'],
    ['123 Main St, Houston, TX 77002-12345', 'TX | Houston | Harris County | 77002'],
    ['123 Main St, Houston, TX 7702', 'TX | Houston | Harris County | -'],
    ['123 Main St, Houston, TX 770', 'TX | Houston | Harris County | -'],
  ])('%s', (address, expected) => expect(read(address)).toBe(expected));
});

describe('a post office box', () => {
  it.each([
    'PO Box 123, Austin, TX 78701',
    'P.O. Box 123, Austin, TX 78701',
    'p o box #12-A Austin TX 78701',
    'Post Office Box 9 Austin, Texas 78701',
    'Apartado postal 12, Austin, TX 78701',
  ])('is not a property: %s', (address) => {
    expect(resolvePlace(address).problems[0]).toBe('post-office-box');
  });

  it.each([
    '12 Main St, PO Box 5, Austin, TX 78701',
    'PO Box 5, 12 Main St, Austin, TX 78701',
    '12 Box Canyon Rd, Austin, TX 78701',
    '9 Post Office Rd, Austin, TX 78701',
  ])('next to a street is ignored: %s', (address) => {
    expect(resolvePlace(address).problems).toEqual([]);
  });
});

describe('places without an estimate', () => {
  it.each([
    ['123 Calle Luna, San Juan, PR 00901', 'territory'],
    ['123 Calle Luna, San Juan, Puerto Rico', 'territory'],
    ['12 Beach Rd, Tamuning, Guam 96913', 'territory'],
    ['5 Main St, Charlotte Amalie, VI 00802', 'territory'],
    ['5 Main St, Pago Pago, AS 96799', 'territory'],
    ['5 Main St, Saipan, MP 96950', 'territory'],
    ['PSC 1234 Box 5678, APO AE 09123', 'military'],
    ['Unit 100100, FPO AP 96602', 'military'],
    ['10 Downing Street, London SW1A 2AA', null],
    ['100 Queen St W, Toronto, Canada', 'foreign'],
    ['10 Downing Street, London, UK 12345', 'foreign'],
    ['10 Downing Street, London, United Kingdom', 'foreign'],
    ['Calle Mayor 1, Madrid, España 28013', 'foreign'],
    ['Av. Juárez 10, Ciudad de México, México', 'foreign'],
  ])('%s is not in a state: %s', (address, outside) => {
    expect(resolvePlace(address)).toMatchObject({ state: null, resolved: 'none', outside });
  });

  it.each([
    '1 Guam St, San Diego, CA 92101',
    '12 Apo St, Honolulu 96814',
    '10 Main St, Mexico, MO 65265',
    '8 Parsons Blvd, Jamaica 11432',
    '5 Main St, England, Arkansas',
    '10 Poplar St, Norway, ME 04268',
  ])('are not found in %s', (address) => {
    expect(resolvePlace(address)).toMatchObject({ state: expect.any(String), outside: null });
  });
});
