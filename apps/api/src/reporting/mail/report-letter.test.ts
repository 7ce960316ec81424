import type { ReportRequest } from '@closewise/domain/reporting';
import { reportLetter } from './report-letter.js';

const person = { address: '9 Oak Lane, Dallas, TX 75201', street: '9 Oak Lane', email: 'ana@example.com' };
const request = (changes: object = {}): ReportRequest =>
  ({
    reportId: 4711000000000042,
    subjectId: 'a1.42',
    language: 'en',
    emailOptIn: true,
    person,
    ...changes,
  }) as ReportRequest;

describe('the letter with a report', () => {
  it.each([
    ['en', 'Your closing cost report is ready', 'es'],
    ['es', 'Su informe de costos de cierre está listo', 'en'],
  ] as const)('in %s goes to the buyer, under the subject of the report', (language, subject, other) => {
    const letter = reportLetter(request({ language }), 'https://closewise.example')!;
    const { html, text, ...envelope } = letter;
    expect(envelope).toEqual({ subjectId: 'a1.42', to: 'ana@example.com', language, subject });
    const link = 'https://closewise.example/html-report/4711000000000042';
    for (const part of [html, text]) {
      expect(part).toContain(person.address);
      expect(
        part.match(/https?:\/\/[^\s"<]+/g)!.filter((at) => ![link, `${link}?lang=${other}`].includes(at)),
      ).toEqual([]);
      expect(part).not.toContain('ana@example.com');
    }
  });

  it.each([
    ['did not ask for it', { emailOptIn: false }],
    ['gave no address', { person: { ...person, email: null } }],
    ['was erased', { person: null }],
  ])('is not written to who %s', (_who, change) => {
    expect(reportLetter(request(change), 'https://closewise.example')).toBeNull();
  });
});
