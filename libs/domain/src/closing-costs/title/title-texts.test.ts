import { readFileSync } from 'node:fs';
import { parseJurisdictionRules } from '../rules/index.js';
import { lenderTexts, ownerTexts } from './title-texts.js';

const titleRulesOf = (state: string) => {
  const file = new URL(`../../../data/closing-costs/${state}.json`, import.meta.url);
  return parseJurisdictionRules(JSON.parse(readFileSync(file, 'utf8'))).titleInsurance;
};

describe('what to ask about a title policy', () => {
  it('sends nobody to compare premiums that the state sets', () => {
    expect(ownerTexts(titleRulesOf('TX'))).toMatchObject({
      whoToContact: { en: expect.stringContaining('the same at each') },
      whatToAskFor: {
        en: expect.stringMatching(/^The state sets this premium/),
        es: expect.stringMatching(/^El estado fija esta prima/),
      },
    });
    expect(lenderTexts(titleRulesOf('TX')).whatToAskFor.en).toContain("the state's simultaneous price");
  });

  it('sends to two companies where each has its own', () => {
    for (const texts of [ownerTexts(titleRulesOf('WA')), lenderTexts(titleRulesOf('WA'))])
      expect(texts.whoToContact.en).toContain('compare at least two');
  });

  it('speaks of no insurance in Iowa, where a state agency guarantees titles', () => {
    expect(ownerTexts(titleRulesOf('IA')).name).toEqual({
      en: "Iowa Title Guaranty owner's certificate",
      es: 'Certificado del propietario de Iowa Title Guaranty',
    });
    expect(lenderTexts(titleRulesOf('IA')).name.en).toBe("Iowa Title Guaranty lender's certificate");
  });
});
