import type { ReportRequest } from '@closewise/domain/reporting';
import { refundLetter } from './refund.mailing.js';

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

const refund = {
  reportId: 4711000000000042,
  orderNumber: 'CW-7K4M9-Q2D8X',
  paidCents: 3500,
  amountCents: 1250,
  leftCents: 2250,
  status: 'made',
  wasMade: true,
  card: { brand: 'visa', last4: '4242' },
} as const;

const written = {
  en: [
    'Your refund from Closewise',
    'We have refunded your payment for the report about this property:\nProperty in TX 75201 for $450,000',
    'Order number: CW-7K4M9-Q2D8X\nYou paid: $35.00 USD\nRefund: $12.50 USD\nPaid after refunds: $22.50 USD\nCard: Visa •••• 4242',
    'Most banks show it within 5 to 10 business days.',
    'You keep your report',
  ],
  es: [
    'Su reembolso de Closewise',
    'Le reembolsamos su pago del informe sobre esta propiedad:\nPropiedad en TX 75201 por $450,000',
    'Número de pedido: CW-7K4M9-Q2D8X\nUsted pagó: $35.00 USD\nReembolso: $12.50 USD\nPagado después de reembolsos: $22.50 USD\nTarjeta: Visa •••• 4242',
    'La mayoría de los bancos lo muestra en un plazo de 5 a 10 días hábiles.',
    'Usted conserva su informe',
  ],
} as const;

describe('the mail about a refund', () => {
  it.each(['en', 'es'] as const)(
    'says what was given back and what is left of the payment: %s',
    (language) => {
      const { subject, text, html, ...envelope } = refundLetter(request({ language }), refund, 'whole')!;
      expect(envelope).toEqual({ subjectId: 'a1.42', to: 'ana@example.com', language });
      expect(subject).toBe(written[language][0]);
      for (const line of written[language].slice(1)) {
        expect(text).toContain(line);
        for (const part of line.split('\n')) expect(html).toContain(part);
      }
      expect(`${text}${html}`).not.toMatch(/4711000000000042|ana@example|Oak Lane|Dallas/);
    },
  );

  it.each([
    ['closed', 'it can no longer be corrected', 'You keep your report'],
    [null, 'Questions?', 'your report'],
  ] as const)('says what can be done with the report: %s', (report, said, unsaid) => {
    const { text } = refundLetter(request(), refund, report)!;
    expect(text).toContain(said);
    expect(text).not.toContain(unsaid);
  });

  it.each([
    ['en', 'Your refund from Closewise did not arrive', 'Please reply to this email', 'You keep'],
    ['es', 'Su reembolso de Closewise no llegó', 'Responda a este correo para que', 'Usted conserva'],
  ] as const)('says that the bank did not accept it: %s', (language, subject, said, unsaid) => {
    const failed = { ...refund, status: 'failed', leftCents: 3500, card: null } as const;
    const letter = refundLetter(request({ language }), failed, 'whole')!;
    expect(letter.subject).toBe(subject);
    expect(letter.text).toContain(said);
    expect(letter.text).not.toContain(unsaid);
    expect(letter.text).not.toMatch(/Card|Tarjeta/);
  });

  it.each([
    ['did not ask for mail', { emailOptIn: false }],
    ['gave no address', { person: { ...person, email: null } }],
    ['was erased', { person: null }],
  ])('is not written to a buyer who %s', (_who, change) => {
    expect(refundLetter(request(change), refund, 'whole')).toBeNull();
  });
});
