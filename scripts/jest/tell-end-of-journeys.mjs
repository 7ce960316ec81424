import { tierOf } from '../test-tiers.mjs';

/** Tells the process that has started Jest when the first file begins that is no journey: others follow (longest-first.mjs). */
export default class TellEndOfJourneys {
  #isOver = false;

  onTestFileStart({ path }) {
    if (this.#isOver || tierOf(path) === 'e2e') return;
    this.#isOver = true;
    process.send?.('end of journeys');
  }
}
