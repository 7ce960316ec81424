import { resolvePlace } from './resolve-place.js';

const read = (address: string): string => {
  const { state, city, county, zip } = resolvePlace(address);
  return [state, city, county, zip].map((part) => part ?? '-').join(' | ');
};

describe('cities that are named like states', () => {
  it.each([
    ['10 Main St Kansas City Kansas 66101', 'KS | Kansas City | - | 66101'],
    ['10 Main St, Kansas City, MO', 'MO | Kansas City | - | -'],
    ['10 Main St, Oklahoma City, OK 73102', 'OK | Oklahoma City | - | 73102'],
    ['10 Main St, Iowa City, IA 52240', 'IA | Iowa City | - | 52240'],
    ['10 Main St, Michigan City, IN 46360', 'IN | Michigan City | - | 46360'],
    ['10 Main St, Texas City, TX 77590', 'TX | Texas City | - | 77590'],
    ['10 Main St Virginia Beach VA 23451', 'VA | Virginia Beach | - | 23451'],
    ['10 Main St, Virginia City, NV 89440', 'NV | Virginia City | - | 89440'],
    ['10 Main St, Nevada City, CA 95959', 'CA | Nevada City | - | 95959'],
    ['10 Main St, California, MD 20619', 'MD | California | - | 20619'],
    ['10 Main St, Delaware, OH 43015', 'OH | Delaware | - | 43015'],
    ['10 Main St, Indiana, PA 15701', 'PA | Indiana | - | 15701'],
    ['10 Main St, Florida City, FL 33034', 'FL | Florida City | - | 33034'],
    ['10 Main St, Idaho Falls, ID 83402', 'ID | Idaho Falls | - | 83402'],
    ['10 Main St, New York Mills, MN 56567', 'MN | New York Mills | - | 56567'],
    ['10 Main St, Oregon City, OR 97045', 'OR | Oregon City | - | 97045'],
    ['10 Main St, Oregon, WI 53575', 'WI | Oregon | - | 53575'],
    ['10 Main St, Wyoming, MI 49509', 'MI | Wyoming | - | 49509'],
    ['10 Main St, Maine, NY 13802', 'NY | Maine | - | 13802'],
    ['10 Main St, Missouri City, TX 77459', 'TX | Missouri City | - | 77459'],
    ['10 Main St, Arkansas City, KS 67005', 'KS | Arkansas City | - | 67005'],
    ['10 Main St Colorado Springs CO 80903', 'CO | Colorado Springs | - | 80903'],
    ['100 Main St New York New York 10001', 'NY | New York | New York | 10001'],
    ['100 Main St, New York', 'NY | - | - | -'],
    ['100 Main St, Washington', 'WA | - | - | -'],
    ['Washington State', 'WA | - | - | -'],
    ['washington dc', 'DC | Washington | District of Columbia | -'],
  ])('%s', (address, expected) => expect(read(address)).toBe(expected));
});

describe('streets that are named like states, cities or by a number', () => {
  it.each([
    ['10 Ohio St, Lawrence, KS 66044', 'KS | Lawrence | - | 66044'],
    ['100 Georgia Ave Silver Spring MD 20910', 'MD | Silver Spring | - | 20910'],
    ['100 Virginia Ave, Richmond, Virginia', 'VA | Richmond | - | -'],
    ['100 Maine St', '- | - | - | -'],
    ['45 California St, San Francisco', '- | San Francisco | - | -'],
    ['12 Hi St, Columbus, OH 43215', 'OH | Columbus | - | 43215'],
    ['12 Me Street, Portland, ME', 'ME | Portland | - | -'],
    ['45 Del Rio Dr, Dover, DE', 'DE | Dover | - | -'],
    ['12 Main, La Porte IN', 'IN | La Porte | - | -'],
    ['100 Avenue A New York NY 10009', 'NY | New York | New York | 10009'],
    ['100 Broadway New York NY 10005', 'NY | New York | New York | 10005'],
    ['123 Avenue of the Stars Los Angeles CA 90067', 'CA | - | - | 90067'],
    ['10 El Camino Real San Mateo CA 94402', 'CA | - | - | 94402'],
    ['123 CR 12 Alvin TX 77511', 'TX | Alvin | - | 77511'],
    ['123 County Road 12, Alvin, TX 77511', 'TX | Alvin | - | 77511'],
    ['1234 State Hwy 35 Rockport TX 78382', 'TX | Rockport | - | 78382'],
    ['1234 Highway 61 S Natchez MS 39120', 'MS | Natchez | - | 39120'],
    ['1234 US Hwy 1 Key West FL 33040', 'FL | Key West | - | 33040'],
    ['1234 FM 1960 Rd W, Houston, TX 77069', 'TX | Houston | - | 77069'],
    ['123 1/2 Elm St Toledo OH 43604', 'OH | Toledo | - | 43604'],
    ['N95W17000 Falls Pkwy, Menomonee Falls, WI 53051', 'WI | Menomonee Falls | - | 53051'],
    ['123-45 Queens Blvd, Kew Gardens, NY 11415', 'NY | Kew Gardens | Queens | 11415'],
    ['Main St & 2nd Ave, Seattle, WA 98101', 'WA | Seattle | King | 98101'],
    ['Lot 5 Block 3 Sunset Acres, Boise, ID 83702', 'ID | Boise | - | 83702'],
    ['PO Box 123, Austin, TX 78701', 'TX | Austin | - | 78701'],
  ])('%s', (address, expected) => expect(read(address)).toBe(expected));
});

describe('counties in the address', () => {
  it.each([
    ['Olney, Montgomery County, MD 20832', 'MD | Olney | Montgomery | 20832'],
    ['Montgomery County, MD', 'MD | - | Montgomery | -'],
    ['Miami-Dade County, Florida', 'FL | - | Miami-Dade | -'],
    ['123 Main St, Orleans Parish, LA 70112', 'LA | - | Orleans | 70112'],
    ['123 Main St, Kenai, Kenai Peninsula Borough, AK 99611', 'AK | Kenai | Kenai Peninsula | 99611'],
    ['1 Main St, Nome, Nome Census Area, AK 99762', 'AK | Nome | Nome | 99762'],
    ['1 Main St, Madison Borough, NJ 07940', 'NJ | Madison Borough | - | 07940'],
    ['1 St Charles Ave, New Orleans, LA 70112', 'LA | New Orleans | Orleans | 70112'],
    ['1 Jefferson Hwy, New Orleans, LA 70121', 'LA | New Orleans | - | 70121'],
    ['1 Main St, Houston, TX 77002', 'TX | Houston | - | 77002'],
  ])('%s', (address, expected) => expect(read(address)).toBe(expected));
});

describe('addresses as Spanish writes them', () => {
  it.each([
    ['123 Calle del Sol en Laredo, Texas 78040', 'TX | Laredo | - | 78040'],
    ['Avenida Central 5 en Miami, Florida', 'FL | Miami | Miami-Dade | -'],
    ['Calle 8 123, Miami, Florida 33135', 'FL | Miami | Miami-Dade | 33135'],
    ['Calle Real 45, San Antonio, Texas, Estados Unidos', 'TX | San Antonio | - | -'],
    ['123 Main St, Houston, TX, EE. UU.', 'TX | Houston | - | -'],
    ['123 Main St, Houston Tejas', 'TX | Houston | - | -'],
    ['123 Main St, Nueva York, NY 10001', 'NY | New York | New York | 10001'],
    ['123 Main St, Los Ángeles, CA 90012', 'CA | Los Angeles | Los Angeles | 90012'],
    ['123 Main St, Filadelfia, Pensilvania 19102', 'PA | Philadelphia | Philadelphia | 19102'],
    ['123 Main St, Nueva Orleans, Luisiana', 'LA | New Orleans | Orleans | -'],
    ['123 Main St, Albuquerque, Nuevo México 87102', 'NM | Albuquerque | - | 87102'],
    ['123 Main St, Honolulu, Hawái', 'HI | Honolulu | Honolulu | -'],
    ['123 Main St, Charlotte, Carolina del Norte 28202', 'NC | Charlotte | Mecklenburg | 28202'],
    ['123 Main St, Newark, Nueva Jersey, código postal 07102', 'NJ | Newark | Essex | 07102'],
  ])('%s', (address, expected) => expect(read(address)).toBe(expected));
});

describe('signs and ZIP codes that are not as they should be', () => {
  it.each([
    ['123 Main St; Los Angeles; CA 90012', 'CA | Los Angeles | Los Angeles | 90012'],
    ['123 Main St - Los Angeles - CA 90012', 'CA | Los Angeles | Los Angeles | 90012'],
    ['123 Main St | Los Angeles | CA | 90012', 'CA | Los Angeles | Los Angeles | 90012'],
    ['123 Main St. Los Angeles, CA. 90012.', 'CA | Los Angeles | Los Angeles | 90012'],
    ['123 Main St, Houston, TX zip 77002', 'TX | Houston | - | 77002'],
    ['123 Main St, Houston, TX ZIP: 77002', 'TX | Houston | - | 77002'],
    ['123 Main St, Houston, TX 770021234', 'TX | Houston | - | 77002-1234'],
    ['123 Main St, Houston, TX 77002-12345', 'TX | Houston | - | 77002'],
    ['123 Main St, Houston, TX 7702', 'TX | Houston | - | -'],
    ['123 Main St, Houston, TX 770', 'TX | Houston | - | -'],
  ])('%s', (address, expected) => expect(read(address)).toBe(expected));
});

describe('a post office box', () => {
  it.each([
    'PO Box 123, Austin, TX 78701',
    'P.O. Box 123, Austin, TX 78701',
    'p o box #12-A Austin TX 78701',
    'Post Office Box 9 Austin, Texas 78701',
    'Apartado postal 12, Austin, TX 78701',
  ])('is no property: %s', (address) => {
    expect(resolvePlace(address).problems[0]).toBe('post-office-box');
  });

  it.each([
    '12 Main St, PO Box 5, Austin, TX 78701',
    'PO Box 5, 12 Main St, Austin, TX 78701',
    '12 Box Canyon Rd, Austin, TX 78701',
    '9 Post Office Rd, Austin, TX 78701',
  ])('beside a street is left to the mail: %s', (address) => {
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
    ['100 Queen St W, Toronto, Canada', null],
  ])('%s is in no state: %s', (address, outside) => {
    expect(resolvePlace(address)).toMatchObject({ state: null, resolved: 'none', outside });
  });

  it('are not seen where a state is named', () => {
    expect(resolvePlace('1 Guam St, San Diego, CA 92101').outside).toBeNull();
  });
});
