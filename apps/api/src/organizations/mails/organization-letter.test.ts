import { organizationLetter, organizationMailTexts } from './organization-letter.js';

const reader = {
  subjectId: 'a1.organization-1',
  email: 'eva@example.com',
  contactName: 'Eva <Ruiz>',
  link: 'https://closewise.example/organization/AUSTIN/dashboard',
};

describe('the letter to the contact of an organization', () => {
  it.each([
    ['received', true],
    ['approved', true],
    ['rejected', false],
  ] as const)('goes to the contact under their subject: %s', (occasion, hasButton) => {
    const texts = organizationMailTexts[occasion]('Austin Board');
    const { html, text, ...envelope } = organizationLetter(reader, texts);
    expect(envelope).toEqual({
      subjectId: 'a1.organization-1',
      to: 'eva@example.com',
      language: 'en',
      subject: texts.subject,
    });
    expect(html).toContain('Hello Eva &lt;Ruiz&gt;,');
    expect(text).toContain('Hello Eva <Ruiz>,');
    expect(texts.subject).not.toMatch(/Eva|Austin/);
    for (const part of [html, text]) expect(part.includes(reader.link)).toBe(hasButton);
    for (const paragraph of texts.paragraphs) expect(text).toContain(paragraph);
  });

  it.each(['received', 'approved', 'rejected'] as const)(
    'names nobody while the address is not proven: %s',
    (occasion) => {
      const { html, text } = organizationLetter(
        { ...reader, contactName: null },
        organizationMailTexts[occasion](null),
      );
      for (const part of [html, text]) {
        expect(part).toContain('Hello,');
        expect(part).not.toMatch(/Eva|Austin|null|undefined/);
      }
    },
  );
});
