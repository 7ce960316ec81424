// How many of all known ZIP codes give one county, how many leave a choice to the buyer, and how many fail; how long
// the data takes to load and an address to resolve.
import { locate, parsePlaces, placeRefusal, resolvePlace } from '../libs/domain/dist/place/index.js';
import { readPlaceFiles } from './rule-book.mjs';

const largestShareElsewhere = 0.05;

function inMs(work) {
  const start = performance.now();
  const value = work();
  return [value, performance.now() - start];
}

/** Processor time of this thread, which other work of the machine does not lengthen by waiting. */
function inThreadMs(work) {
  const before = process.threadCpuUsage();
  const value = work();
  const { user, system } = process.threadCpuUsage();
  return [value, (user + system - before.user - before.system) / 1000];
}

const [places, loadMs] = inMs(() => parsePlaces(readPlaceFiles()));

const addressOf = (zip) => {
  const { state, city } = places.cityOfZip(zip) ?? {
    state: places.countiesOfZip(zip)[0].county.state,
    city: '',
  };
  return `100 Main St, ${city}, ${state} ${zip}`;
};

function resolved(address) {
  const { state, city, county, zip } = resolvePlace(address);
  const named = { state, city, county, zip };
  return { refusal: placeRefusal(named, places), located: locate(named, places) };
}

function outcomeOf(zip, { refusal, located }) {
  const parts = places.countiesOfZip(zip);
  if (refusal || !parts.some(({ county }) => county === located.county)) return 'fails';
  return located.open.includes('county') ? 'asks' : 'one';
}

const addresses = places.zipCodes().map((zip) => [zip, addressOf(zip)]);
const fresh = parsePlaces(readPlaceFiles());
const [, firstMs] = inThreadMs(() =>
  addresses.forEach(([zip, address]) => locate(resolvePlace(address), fresh).county ?? zip),
);
const [found, againMs] = inThreadMs(() => addresses.map(([zip, address]) => [zip, resolved(address)]));

const zipsOf = (outcome) => found.filter(([zip, one]) => outcomeOf(zip, one) === outcome).map(([zip]) => zip);
const asked = zipsOf('asks');
const needless = asked.filter((zip) => (places.countiesOfZip(zip)[1]?.share ?? 0) <= largestShareElsewhere);

console.log(
  JSON.stringify({
    zip_codes: addresses.length,
    one_county: zipsOf('one').length,
    ask: asked.length,
    ask_needlessly: needless.length,
    fail: zipsOf('fails').length,
    failing: zipsOf('fails').slice(0, 30),
    load_ms: loadMs,
    first_ms_per_address: firstMs / addresses.length,
    again_ms_per_address: againMs / addresses.length,
  }),
);
