import { ClosingCostRules } from './closing-cost-rules.js';

describe('the closing-cost data files', () => {
  it('are all read, for the 50 states and DC', () => {
    const { jurisdictions } = new ClosingCostRules().all();
    expect(jurisdictions.size).toBe(51);
    for (const [state, rules] of jurisdictions) expect(rules.state).toBe(state);
  });

  it('are read once', () => {
    const rules = new ClosingCostRules();
    expect(rules.forState('TX').jurisdictions.get('TX')).toBe(rules.all().jurisdictions.get('TX'));
  });

  it('come with the places, which are read once too', () => {
    const rules = new ClosingCostRules();
    expect(rules.places().countiesOfZip('77002')[0]?.county.name).toBe('Harris County');
    expect(rules.forState('TX').places).toBe(rules.places());
  });

  it.each(['PR', 'tx', '../TX'])('hold nothing for %s', (state) => {
    expect(new ClosingCostRules().forState(state).jurisdictions.size).toBe(0);
  });
});
