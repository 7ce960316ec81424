import { assertNamesNobody, DomainError, personalDataIn } from './index.js';

const recognized: readonly (readonly [kind: string, texts: readonly string[]])[] = [
  [
    'email address',
    [
      'for buyer bob@example.com',
      'BOB@EXAMPLE.COM asked',
      'bob@localhost',
      'bob @ example.com',
      'bob (at) example.com',
      'bob＠example.com',
      'bob\u200b@\u200bexample.com',
      'wrote to @bob_smith',
    ],
  ],
  [
    'phone number',
    [
      'called 713-555-0199',
      'called (713) 555-0199',
      '713.555.0199',
      '713 555 0199 at noon',
      '7135550199',
      '+1 713 555 0199',
      '1-713-555-0199',
      '713‑555‑0199',
      'llamó del +52 55 1234 5678',
      '+442079460958',
    ],
  ],
  ['Social Security number', ['SSN 078-05-1120', '078 05 1120', 'ssn: 078051120', 'ITIN 900-70-1234']],
  [
    'card or report number',
    [
      'card 4242424242424242',
      'card 4242 4242 4242 4242',
      '4242-4242-4242-4242',
      '2 x 4242 4242 4242 4242',
      'amex 3782 822463 10005',
      'report 4711000000000042',
    ],
  ],
  [
    'street address',
    [
      'the house at 901 Bagby St',
      '901 bagby street, houston',
      '12 N. Main St., Apt 4',
      '350 5th Ave',
      '77 Martin Luther King Jr Blvd',
      '4 Oak Court',
      '1200 oak way',
      '1600 Pennsylvania Avenue NW',
      '12000 FM 1960',
      '500 US Hwy 290',
      'Calle Roble 12',
      'Avenida de las Palmas #340',
      'P.O. Box 1183',
      'po box 77',
    ],
  ],
];

const namingNobody = [
  'The county was wrong',
  'called the number on their own website',
  'ticket 4711, order CW-7K4M9-Q2D8X',
  'charged 2 times on 2026-11-21 at 10:32',
  'payment stripe-pi_3Q1a2b4242, refund re_3Q',
  'run 2026-10 was prepared a day early',
  '3 reports @ $25.00 each',
  'refunded 25 the hard way',
  '2 hard drives failed',
  'they missed 3 court dates',
  'paid $1,250.00 of $12,000.00 (10.4 %)',
  'member 123456 of HAR',
  'job 0b8f4a9e-7c1d-4e53-9a36-2f1f4a3c9d10',
  '2026-11-28T18:03:12.000Z',
  '20261128180312',
  'from 2026-11-01 2026-11-30',
  'Pedido por correo, tique 4711',
  '1 payment for 2 homes in St. Louis',
  'at 5 to 6 % a year',
];

describe('a text that an event keeps for good', () => {
  it.each(recognized.flatMap(([kind, texts]) => texts.map((text) => [text, kind] as const)))(
    'may not be “%s”, which has a kind of personal data: %s',
    (text, kind) => {
      expect(personalDataIn(text)).toBe(kind);
      expect(() => assertNamesNobody('fine', text)).toThrow(
        new DomainError(
          'privacy.note-names-person',
          `This text is kept permanently and cannot be erased, so leave out the ${kind}. ` +
            'Write an order number or a ticket number instead.',
        ),
      );
    },
  );

  it.each(namingNobody)('may be “%s”', (text) => {
    expect(personalDataIn(text)).toBeNull();
    expect(() => assertNamesNobody(text, null, '')).not.toThrow();
  });

  it('is looked through in no more time than its length allows', () => {
    const started = performance.now();
    for (const part of ['1', '1 ', '1 Oak ', '-', '+1 ', '@', 'a(', 'calle a ', '7'])
      personalDataIn(part.repeat(50_000));
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
