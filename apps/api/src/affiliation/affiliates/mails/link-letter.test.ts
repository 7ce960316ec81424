import type { Affiliate } from '../affiliates.js';
import { linkMailTexts, type LinkMailOccasion } from './link-letter.js';
import { linkLetter } from './link-letter.js';

const person = { name: 'Ana Lopez', email: 'ana@example.com', website: null };
const affiliate = { subjectId: 'a1.ana', code: 'MAPLE7K4M', person, linkOpened: true } as Affiliate;
const links = {
  dashboard: 'https://closewise.example/affiliate/dashboard/m.1',
  referral: 'https://closewise.example/?ref=MAPLE7K4M',
  notMe: 'https://closewise.example/affiliate/not-me/n.1',
};
const occasions: LinkMailOccasion[] = ['registered', 'requested', 'replaced'];

describe('the letter with a dashboard link', () => {
  it.each(occasions)('has the address and subject of the affiliate: %s', (occasion) => {
    const texts = linkMailTexts(occasion, 'affiliate');
    const { html, text, ...envelope } = linkLetter(affiliate, texts, links)!;
    expect(envelope).toEqual({
      subjectId: 'a1.ana',
      to: 'ana@example.com',
      language: 'en',
      subject: texts.subject,
    });
    expect(texts.subject).not.toMatch(/Ana|MAPLE/);
    for (const part of [html, text]) {
      expect(part).toContain('Hello Ana Lopez,');
      for (const link of Object.values(links)) expect(part).toContain(link);
      expect(part).toContain(texts.reason);
    }
  });

  it.each(occasions)('contains no name before a mailed link was opened: %s', (occasion) => {
    const unopened = { ...affiliate, linkOpened: false };
    const { html, text } = linkLetter(unopened, linkMailTexts(occasion, 'affiliate'), links)!;
    for (const part of [html, text]) {
      expect(part).toContain('Hello,');
      expect(part).not.toContain('Ana');
    }
  });

  it('does not offer to erase a confirmed sign-up', () => {
    const letter = linkLetter(affiliate, linkMailTexts('registered', 'admin'), { ...links, notMe: null })!;
    for (const part of [letter.html, letter.text]) expect(part).not.toMatch(/not-me|did not register/);
  });

  it('is not sent to an erased affiliate', () => {
    const erased = { ...affiliate, person: null } as Affiliate;
    expect(linkLetter(erased, linkMailTexts('registered', 'affiliate'), links)).toBeNull();
  });
});
