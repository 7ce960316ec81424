import type { PropertyInput } from '@closewise/domain/closing-costs';
import {
  homeSomewhereIn,
  houstonHome,
  reportDocumentOf,
} from '../../../../test/fixtures/report-documents.js';

const strategiesOf = (property: PropertyInput) =>
  reportDocumentOf(property, 'en').sections.negotiationStrategies.strategies;
const adviceOf = (property: PropertyInput, title: RegExp): string =>
  strategiesOf(property)
    .filter((strategy) => title.test(strategy.title))
    .flatMap(({ steps }) => steps)
    .join(' ');
const financed = (state: string, more: Partial<PropertyInput> = {}): PropertyInput => ({
  ...homeSomewhereIn(state),
  buyerType: 'financing',
  ...more,
});

describe('the strategies', () => {
  it('bargain over no premium that the state sets, and promise no discount that it does not grant', () => {
    const texas = adviceOf(houstonHome, /^Shop/);
    expect(texas).toContain('In Texas the state sets the title premium');
    expect(texas).toContain('no discount here for the seller’s earlier policy');
    expect(texas).toContain('Form T-47');
    expect(adviceOf(financed('NC'), /^Shop/)).toContain(
      'no more than 15 years old takes 50% off the premium',
    );
    expect(adviceOf(financed('IA'), /^Shop/)).toContain('state guaranty');
  });

  it('say what the brokerage asks for where the seller pays the agent, and all of it where the buyer does', () => {
    const titles = (agentPaidBy: 'seller' | 'buyer') =>
      strategiesOf(financed('OH', { agentPaidBy })).map(({ title }) => title);
    expect(titles('seller')).toContain('Owe your agent nothing on top');
    expect(titles('buyer')).toContain('Settle your agent’s pay before the offer');
  });

  it('do not ask twice for a credit that the seller gives already', () => {
    const stake = (sellerCreditDollars: number) =>
      strategiesOf(financed('OH', { sellerCreditDollars })).find(({ title }) =>
        title.startsWith('Ask the seller'),
      );
    expect(stake(0)!.atStakeCents - stake(3_000)!.atStakeCents).toBe(300_000);
    expect(stake(3_000)?.atStake).toContain('The credit of $3,000 that you entered is not counted again.');
  });

  it('save from nothing to all where another one decides, and by quotes from the cheapest of three', () => {
    const strategies = strategiesOf(financed('FL', { propertyType: 'condo' }));
    const savingsOf = (titles: RegExp) =>
      strategies.filter(({ title }) => titles.test(title)).map(({ saving }) => saving);
    expect(savingsOf(/day of closing/)).toEqual([null]);
    expect(savingsOf(/^(Ask|Leave|Choose the extras|Owe)/).map((saving) => saving?.lowCents)).toEqual([
      0, 0, 0, 0,
    ]);
    const shares = savingsOf(/^(Let|Shop|Compare|Question)/).map(
      (saving) => saving!.lowCents / saving!.highCents,
    );
    expect(shares).toHaveLength(4);
    for (const share of shares) expect(share).toBeCloseTo(0.36, 1);
    expect(
      strategies.every(({ saving, atStakeCents }) => (saving?.highCents ?? atStakeCents) === atStakeCents),
    ).toBe(true);
  });

  it('talk to no buyer for business of the rules for homes', () => {
    const said = strategiesOf(financed('IL', { propertyType: 'commercial' })).flatMap(({ steps }) => steps);
    expect(said.join(' ')).not.toMatch(/12 USC 2608|before they show you a home|first-time/);
  });
});
