import type { ReportRequest } from '@closewise/domain/reporting';
import { reportLetter } from './report-letter.js';

const person = { address: '9 Oak Lane, Dallas, TX 75201', street: '9 Oak Lane', email: 'ana@example.com' };
const request = (changes: object = {}): ReportRequest =>
  ({
    reportId: 4711000000000042,
    subjectId: 'a1.42',
    language: 'en',
    emailOptIn: true,
    property: { state: 'TX', city: 'Dallas', zip: '75201', priceCents: 45_000_000 },
    person,
    ...changes,
  }) as ReportRequest;

const receipt = {
  orderNumber: 'CW-7K4M9-Q2D8X',
  amountCents: 2500,
  items: [{ item: 'report', amountCents: 2500 }] as const,
  paidAt: '2026-11-21T10:00:00.000Z',
  card: { brand: 'visa', last4: '4242' },
};
const printed = {
  en: [
    'Receipt',
    'Order number: CW-7K4M9-Q2D8X',
    'Paid: $25.00 USD',
    'Card: Visa •••• 4242',
    'All sales are final.',
  ],
  es: [
    'Recibo',
    'Número de pedido: CW-7K4M9-Q2D8X',
    'Pagado: $25.00 USD',
    'Tarjeta: Visa •••• 4242',
    'Todas las ventas son finales.',
  ],
};

describe('the letter with a report', () => {
  it.each([
    [
      'en',
      'Your closing cost report is ready',
      'es',
      'report/4711000000000042/refine',
      'Property in TX 75201 for $450,000',
    ],
    [
      'es',
      'Su informe de costos de cierre está listo',
      'en',
      'es/informe/4711000000000042/corregir',
      'Propiedad en TX 75201 por $450,000',
    ],
  ] as const)(
    'in %s goes to the buyer, under the subject of the report, without the words of the address',
    (language, subject, other, refine, about) => {
      const letter = reportLetter(request({ language }), receipt, 'https://closewise.example')!;
      const { html, text, ...envelope } = letter;
      expect(envelope).toEqual({ subjectId: 'a1.42', to: 'ana@example.com', language, subject });
      const link = 'https://closewise.example/html-report/4711000000000042';
      const known = [link, `${link}?lang=${other}`, `https://closewise.example/${refine}`];
      for (const part of [html, text]) {
        expect(part).toContain(about);
        expect(part).not.toMatch(/Oak Lane|Dallas/);
        expect(part.match(/https?:\/\/[^\s"<]+/g)!.filter((at) => !known.includes(at))).toEqual([]);
        expect(part).toContain(known[2]);
        expect(part).not.toContain('ana@example.com');
      }
    },
  );

  it.each(['en', 'es'] as const)('carries the receipt, line by line: %s', (language) => {
    const { html, text } = reportLetter(request({ language }), receipt, 'https://closewise.example')!;
    for (const line of printed[language]) {
      expect(text.split('\n')).toContain(line);
      expect(html).toContain(line);
    }
    const day = {
      en: 'Date: November 21, 2026, 4:00 AM CST',
      es: 'Fecha: 21 de noviembre de 2026, 4:00 a.m. CST',
    };
    expect(text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(day[language]);
  });

  it.each([
    ['en', 'Closing cost report: $25.00\nPremium sections: $10.00\nPaid: $35.00 USD'],
    ['es', 'Informe de costos de cierre: $25.00\nSecciones premium: $10.00\nPagado: $35.00 USD'],
  ] as const)('names premium beside the report where it was bought with it: %s', (language, lines) => {
    const items = [...receipt.items, { item: 'premium', amountCents: 1000 } as const];
    const both = { ...receipt, amountCents: 3500, items };
    expect(reportLetter(request({ language }), both, 'https://closewise.example')!.text).toContain(lines);
  });

  it.each([
    ['en', 'Your report now has its premium sections', 'Premium sections: $10.00\nPaid: $10.00 USD'],
    ['es', 'Su informe ya tiene las secciones premium', 'Secciones premium: $10.00\nPagado: $10.00 USD'],
  ] as const)('says that premium was added later, with its own receipt: %s', (language, subject, lines) => {
    const items = [{ item: 'premium', amountCents: 1000 } as const];
    const later = { ...receipt, amountCents: 1000, items };
    const letter = reportLetter(request({ language }), later, 'https://closewise.example', 'premium')!;
    expect(letter).toMatchObject({ subject, text: expect.stringContaining(lines) });
  });

  it('names no card where none is known, as of payments of before it was kept', () => {
    const letter = reportLetter(request(), { ...receipt, card: null }, 'https://closewise.example')!;
    expect(letter.text).toContain('Paid: $25.00 USD\nAll sales');
  });

  it.each([
    ['did not ask for it', { emailOptIn: false }],
    ['gave no address', { person: { ...person, email: null } }],
    ['was erased', { person: null }],
  ])('is not written to who %s', (_who, change) => {
    expect(reportLetter(request(change), receipt, 'https://closewise.example')).toBeNull();
  });
});
