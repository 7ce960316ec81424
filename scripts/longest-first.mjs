import { createRequire } from 'node:module';

const Sequencer = createRequire(import.meta.url)('@jest/test-sequencer').default;

/** What takes longest, so that no long file runs alone at the end; a fresh checkout has no durations of its own. */
const longest = [
  'e2e/journey',
  'e2e/npm-start',
  'e2e/stripe',
  'e2e/kill',
  'apps/api/test/jobs/deaths',
  'apps/api/test/process/embedded-postgres',
  'apps/api/test/event-store.eventstoredb-faults',
  'apps/api/test/billing/any-order',
  'apps/api/test/eventstoredb/mutants',
  'apps/api/test/privacy/running-server',
  'apps/api/test/process/start',
  'apps/api/test/process/mail',
  'apps/api/test/projections',
];

const placeOf = ({ path }) => {
  const place = longest.findIndex((name) => path.includes(`${name}.test.`));
  return place === -1 ? longest.length : place;
};

/** Jest's order, behind the files that are known to take longest. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => placeOf(a) - placeOf(b));
  }
}
