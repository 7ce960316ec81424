import { readFileSync } from 'node:fs';
import { parseJurisdictionRules } from '../rules/index.js';
import { lenderTexts, ownerTexts } from './title-texts.js';

const titleRulesOf = (state: string) => {
  const file = new URL(`../../../data/closing-costs/${state}.json`, import.meta.url);
  return parseJurisdictionRules(JSON.parse(readFileSync(file, 'utf8'))).titleInsurance;
};

const withLoan = { payer: 'buyer', hasLoan: true } as const;

describe('the requests about a title policy', () => {
  it('do not suggest comparing premiums that the state sets', () => {
    expect(ownerTexts(titleRulesOf('TX'), withLoan)).toMatchObject({
      whoToContact: { en: expect.stringContaining('the same at every company') },
      whatToAskFor: {
        en: expect.stringMatching(/^The state sets this premium/),
        es: expect.stringMatching(/^El estado fija esta prima/),
      },
    });
    expect(lenderTexts(titleRulesOf('TX')).whatToAskFor.en).toContain('the state’s simultaneous price');
  });

  it('suggest comparing two companies if each sets its own premium', () => {
    for (const texts of [ownerTexts(titleRulesOf('WA'), withLoan), lenderTexts(titleRulesOf('WA'))])
      expect(texts.whoToContact.en).toContain('compare at least two');
  });

  it('leave the policy to a seller who customarily pays, and otherwise ask for a lower price', () => {
    const seller = ownerTexts(titleRulesOf('WA'), { payer: 'seller', hasLoan: true });
    expect(seller.whatToAskFor.en).toMatch(/^Sellers usually pay/);
    expect(ownerTexts(titleRulesOf('DC'), withLoan).whatToAskFor.en).toMatch(/^Ask for the owner’s premium/);
  });

  it('mention the builder, who has no earlier policy, to the buyer of a new home', () => {
    for (const payer of ['buyer', 'seller'] as const) {
      const { en, es } = ownerTexts(titleRulesOf('WA'), { payer, hasLoan: true, isNew: true }).whatToAskFor;
      expect(en).toContain('builder');
      expect(`${en} ${es}`).not.toMatch(/earlier|anterior/);
    }
  });

  it.each(['DC', 'WA', 'IA', 'KY'] as const)('names no policy of a lender to a cash buyer in %s', (state) => {
    const { en, es } = ownerTexts(titleRulesOf(state), { payer: 'buyer', hasLoan: false }).whatToAskFor;
    expect(en).not.toMatch(/with the lender|owner’s premium when/);
    expect(es).not.toContain('junto con');
  });

  it('do not mention insurance in Iowa, where a state agency guarantees titles', () => {
    expect(ownerTexts(titleRulesOf('IA'), withLoan).name).toEqual({
      en: 'Iowa Title Guaranty owner’s certificate',
      es: 'Certificado del propietario de Iowa Title Guaranty',
    });
    expect(lenderTexts(titleRulesOf('IA')).name.en).toBe('Iowa Title Guaranty lender’s certificate');
    expect(lenderTexts(titleRulesOf('IA')).whoToContact.en).toContain('participates in Iowa Title Guaranty');
  });
});
