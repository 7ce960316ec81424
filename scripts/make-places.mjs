// Makes libs/domain/data/places from the tables, sorted by their keys, that its README.md describes:
// `node scripts/make-places.mjs <folder of the tables>`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './child-process.mjs';
import { cityNames } from './city-names.mjs';

/** Postal codes of the states and DC by their FIPS codes; the territories have no estimates. */
const states = Object.fromEntries(
  `01 AL 02 AK 04 AZ 05 AR 06 CA 08 CO 09 CT 10 DE 11 DC 12 FL 13 GA 15 HI 16 ID 17 IL 18 IN 19 IA 20 KS 21 KY 22 LA
  23 ME 24 MD 25 MA 26 MI 27 MN 28 MS 29 MO 30 MT 31 NE 32 NV 33 NH 34 NJ 35 NM 36 NY 37 NC 38 ND 39 OH 40 OK 41 OR
  42 PA 44 RI 45 SC 46 SD 47 TN 48 TX 49 UT 50 VT 51 VA 53 WA 54 WV 55 WI 56 WY`
    .match(/\d\d [A-Z]{2}/g)
    .map((pair) => pair.split(' ')),
);

const cells = (line) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain,
  );

function table(folder, name) {
  const [header, ...lines] = readFileSync(join(folder, name), 'utf8').trimEnd().split('\n');
  const columns = cells(header);
  return lines.map((line) => Object.fromEntries(cells(line).map((cell, index) => [columns[index], cell])));
}

/** The source drops apostrophes: `OFallon`, `Coeur dAlene`. */
const withApostrophe = (place) => place.replace(/(?<=^| )([OdDL])(?=[A-Z][a-z])/, "$1'");

const isInState = ({ countyFips }) => states[countyFips.slice(0, 2)] !== undefined;
const lines = (rows) => `${rows.join('\n')}\n`;
const thousandths = (share) => Math.round(Number(share) * 1000);

function plain(text) {
  if (/[|;\n]/.test(text)) throw new Error(`${text} has a sign that separates fields`);
  return text;
}

function effectiveRate({ medianTaxesDollars, medianValueDollars, effectiveRatePercent }, fips) {
  const rate = Math.round((medianTaxesDollars / medianValueDollars) * 100_000) / 1000;
  if (Math.abs(rate - Number(effectiveRatePercent)) > 0.0011)
    throw new Error(`the rate of ${fips} is ${effectiveRatePercent}, not ${rate}`);
}

const limitsOf = (row) =>
  ['conforming', 'fha'].flatMap((kind) => [1, 2, 3, 4].map((units) => row[`${kind}${units}`])).join('|');

const placesOf = (folder) =>
  table(folder, 'place_county.csv')
    .filter(isInState)
    .map((row) => ({ ...row, place: withApostrophe(row.place) }));

/** `fips|name|population|taxes|value|coded|line of the limits`; empty where no property tax is published. */
function counties(folder) {
  const taxes = new Map(table(folder, 'county_property_tax.csv').map((row) => [row.countyFips, row]));
  const limits = new Map(table(folder, 'loan_limits.csv').map((row) => [row.countyFips, limitsOf(row)]));
  const rows = table(folder, 'counties.csv').filter(isInState);
  const kinds = [...new Set(rows.map(({ countyFips }) => limits.get(countyFips)))];
  const list = rows.map(({ countyFips: fips, countyName, population }) => {
    const { medianTaxesDollars = '', medianValueDollars = '', taxesCoded = '', ...tax } = taxes.get(fips);
    const known = medianTaxesDollars !== '' && medianValueDollars !== '' && tax.effectiveRatePercent !== '';
    if (known) effectiveRate(taxes.get(fips), fips);
    const paid = known ? [medianTaxesDollars, medianValueDollars, taxesCoded] : ['', '', ''];
    return [fips, plain(countyName), population, ...paid, kinds.indexOf(limits.get(fips))].join('|');
  });
  return { 'counties.txt': lines(list), 'loan-limits.txt': lines(kinds) };
}

const sharesOf = (rows, state) =>
  rows
    .map(({ countyFips, share }) => {
      const code = states[countyFips.slice(0, 2)] === state ? countyFips.slice(2) : countyFips;
      return rows.length === 1 && Number(share) === 1 ? code : `${code}=${thousandths(share)}`;
    })
    .join(',');

/** A line for the ZIP codes of one prefix and state: `prefix|state|city;city|zz:city:county=share,county=share;...` */
function zips(folder) {
  const nameOf = cityNames(placesOf(folder));
  const cities = new Map(table(folder, 'zip_city.csv').map((row) => [row.zip, row]));
  const byZip = Map.groupBy(table(folder, 'zip_county.csv').filter(isInState), ({ zip }) => zip);
  const byPrefix = Map.groupBy(byZip, ([zip]) => zip.slice(0, 3));
  const list = [...byPrefix].map(([prefix, entries]) => {
    const state = states[entries[0][1][0].countyFips.slice(0, 2)];
    const names = [];
    const cityOf = (zip) => {
      const city = cities.get(zip);
      if (!city) return '';
      const name = nameOf(city.state, city.city);
      const written = plain(city.state === state ? name : `${name}@${city.state}`);
      if (!names.includes(written)) names.push(written);
      return names.indexOf(written);
    };
    const codes = entries.map(([zip, rows]) => `${zip.slice(3)}:${cityOf(zip)}:${sharesOf(rows, state)}`);
    return [prefix, state, names.join(';'), codes.join(';')].join('|');
  });
  return { 'zips.txt': lines(list) };
}

/** The kinds in the first line, then a line for each state: `state|name;kind;county=share,...|...` */
function municipalities(folder) {
  const rows = placesOf(folder);
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  const list = [...Map.groupBy(rows, ({ state }) => state)].map(([state, ofState]) => {
    const places = [...Map.groupBy(ofState, ({ place, kind }) => `${place};${kind}`).values()].flatMap(apart);
    return [
      state,
      ...places.map((of) => [plain(of[0].place), kinds.indexOf(of[0].kind), sharesOf(of, state)].join(';')),
    ].join('|');
  });
  return { 'municipalities.txt': lines([kinds.map(plain).join('|'), ...list]) };
}

/** Several places of one name and kind have shares that sum to more than one. */
function apart(rows) {
  const sum = rows.reduce((total, { share }) => total + Number(share), 0);
  if (sum < 1.01) return [rows.toSorted((one, other) => other.share - one.share)];
  return rows.map((row) => [row]);
}

/** `town|old county|planning region` */
const connecticut = (folder) => ({
  'connecticut-towns.txt': lines(
    table(folder, 'connecticut_towns.csv').map(({ town, oldCountyName, planningRegionFips }) =>
      [plain(town), oldCountyName, planningRegionFips].join('|'),
    ),
  ),
});

const folder = process.argv[2];
if (!folder) throw new Error('name the folder of the tables');
const makers = [counties, zips, municipalities, connecticut];
for (const [name, text] of makers.flatMap((make) => Object.entries(make(resolve(folder))))) {
  writeFileSync(join(root, 'libs/domain/data/places', name), text);
  process.stdout.write(`${name} ${(text.length / 1024).toFixed(0)} kB\n`);
}
