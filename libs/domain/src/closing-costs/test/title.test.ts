import { normalizePurchase } from '../input/normalize-purchase.js';
import { parsePropertyInput } from '../input/parse-property-input.js';
import { parseJurisdictionRules } from '../rules/index.js';
import { titleLines } from '../title/title-lines.js';
import type { Case } from './cases.js';
import { factsOf } from './facts-of.js';
import { dataFile, stateCodes, type StateData } from './oracle/data.js';
import { centsOf } from './oracle/fraction.js';
import { lenderPremium, ownerSchedule, premium } from './oracle/title.js';
import { titleCasesOf } from './title-cases.js';

const perEdge = process.env['LONG'] ? 50 : 5;

describe.each(stateCodes)('the title premiums of %s', (state) => {
  const data = dataFile(state) as StateData;
  const rules = parseJurisdictionRules(data);

  function differenceIn(property: Case) {
    const purchase = normalizePurchase(parsePropertyInput(property), property.closingDate);
    const facts = factsOf(property, purchase);
    const schedule = ownerSchedule(data, facts);
    const owner = schedule ? premium(schedule, facts.owner) : null;
    const lender = owner && lenderPremium(data, facts, owner);
    const lines = titleLines(rules, purchase);
    const lenderLine = lines.find(({ key }) => key === 'title.lender-policy');
    const ownerLine = lines.find(({ key }) => key === 'title.owner-policy');
    const { buyerCents = 0, sellerCents = 0 } = ownerLine?.shares ?? {};
    const isPublished = schedule !== undefined && schedule.confidence !== 'low' && schedule.promulgated;
    const found = [
      owner && BigInt(buyerCents + sellerCents),
      lender && BigInt(lenderLine!.shares.buyerCents),
      ownerLine!.exact && !(owner && isPublished) && 'owner too sure',
      lenderLine!.exact && !(lender && isPublished) && 'lender too sure',
    ];
    const expected = [owner && centsOf(owner), lender && centsOf(lender), false, false];
    return found.join() === expected.join() ? [] : [{ property, found, expected }];
  }

  it('match an independent implementation to the cent around every edge', () => {
    expect(titleCasesOf(data, perEdge).flatMap(differenceIn).slice(0, 3)).toEqual([]);
  }, 240_000);
});
