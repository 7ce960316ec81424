import { createStatement, type AccountMonth, type StatementEntry } from '@closewise/domain/payouts';
import { statementPdf } from '../../src/payouts/statements/pdf/statement-pdf.js';
import { pdfText } from '../pdf-text.js';

const entry = (kind: StatementEntry['kind'], cents: number): StatementEntry => ({
  at: '2026-10-03T10:00:00.000Z',
  kind,
  cents,
  reference: 'stripe-pi_1',
  sealedFact: 'sale-stripe-pi_1@0 digest',
  seal: 17,
});
const october: AccountMonth = {
  payee: { kind: 'affiliate', label: 'MAPLE7K4M', name: 'Íñigo Pérez' },
  month: '2026-10',
  opening: { entries: 5, balanceCents: 12_050 },
  entries: [entry('sale', 1000), entry('payout', -12_050)],
  seal: { number: 17, chainHash: '5a07' },
};

const verifierUrl = 'https://closewise.example/verify-statement.mjs';
const proof = { keyId: '21fe', verifierUrl };

describe('[LE-07] the statement as PDF', () => {
  it('has the entries of the ledger and how to verify them, in English', async () => {
    const lines = pdfText(await statementPdf(createStatement(october), { ...proof, language: 'en' })).split(
      '\n',
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        'Statement, October 2026',
        'Affiliate: Íñigo Pérez, MAPLE7K4M',
        'Newest seal: 17:5a07',
        'Key: 21fe',
        'Page 1 of 1',
      ]),
    );
    const entries = lines.slice(lines.indexOf('Balance') + 1);
    expect(entries.slice(0, 6)).toEqual(['6', '2026-10-03', 'Sale', 'stripe-pi_1', '$10.00', '$130.50']);
    expect(entries.slice(6, 12)).toEqual(['7', '2026-10-03', 'Payout', 'stripe-pi_1', '-$120.50', '$10.00']);
  });

  it('links to the verifier on our server', async () => {
    for (const language of ['en', 'es'] as const) {
      const pdf = await statementPdf(createStatement(october), { ...proof, language });
      expect(pdf.toString('latin1')).toContain(`/URI (${verifierUrl})`);
      expect(pdfText(pdf).replaceAll('\n', '')).toContain(verifierUrl);
    }
  });

  it('has the same content in Spanish', async () => {
    const lines = pdfText(await statementPdf(createStatement(october), { ...proof, language: 'es' })).split(
      '\n',
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        'Estado de cuenta, octubre de 2026',
        'Afiliado: Íñigo Pérez, MAPLE7K4M',
        'Saldo inicial',
        'Venta',
        'Último sello: 17:5a07',
        'Página 1 de 1',
      ]),
    );
  });

  it('repeats the table head on each page and contains every entry', async () => {
    const entries = Array.from({ length: 200 }, () => entry('sale', 1000));
    const text = pdfText(
      await statementPdf(createStatement({ ...october, entries }), { ...proof, language: 'en' }),
    );
    expect(text.match(/^Reference$/gm)).toHaveLength(5);
    expect(text.match(/^stripe-pi_1$/gm)).toHaveLength(200);
    expect(text).toContain('Page 6 of 6');
  });

  it('says that a month has no entries', async () => {
    const empty = createStatement({ ...october, entries: [], seal: null });
    expect(pdfText(await statementPdf(empty, { ...proof, language: 'en' }))).toContain(
      'There were no entries in this month.',
    );
  });

  it('is always the same file', async () => {
    const [one, other] = [
      await statementPdf(createStatement(october), { ...proof, language: 'en' }),
      await statementPdf(createStatement(october), { ...proof, language: 'en' }),
    ];
    expect(one.equals(other)).toBe(true);
  });

  it.each([
    ['Łukasz Đurić', 'ŁukaszĐurić'],
    ['Ana “la jefa” Núñez', 'Ana“lajefa”Núñez'],
    ['Ελένη Παπαδοπούλου', 'ΕλένηΠαπαδοπούλου'],
    ['Наталья Щербакова', 'НатальяЩербакова'],
    ['李小龍', '李小龍'],
    ['김철수', '김철수'],
    ['田中さくら', '田中さくら'],
    ['สมชาย ใจดี', 'สมชายใจดี'],
    ['Անի Գրիգորյան', 'ԱնիԳրիգորյան'],
    ['ნინო ბერიძე', 'ნინობერიძე'],
    ['Ana 🏡', 'Ana🏡'],
    // Their vowels are drawn before, around and above the preceding letters.
    ['किशोर श्रीवास्तव', 'किशोरश्रीवास्तव'],
    ['তানিয়া দাস', 'তানিয়াদাস'],
    ['ప్రియా రెడ్డి', 'ప్రియారెడ్డి'],
    ['பிரியா கிருஷ்ணன்', 'பிரியாகிருஷ்ணன்'],
  ])('writes the name %s', async (name, letters) => {
    const text = await textFor(name);
    expect(text.replace(/\s/g, '')).toContain(`Affiliate:${letters},MAPLE7K4M`);
    expect(text).not.toContain('[…]');
  });

  // In right-to-left text the last letter of a word is the leftmost, and the first word is on the right.
  it.each([
    ['דוד כהן', 'ןהכדוד'],
    ['Ana דוד (כהן) 5', 'Ana5(ןהכ)דוד'],
  ])('writes %s from right to left', async (name, seen) => {
    expect((await textFor(name)).replace(/\s/g, '')).toContain(`Affiliate:${seen},MAPLE7K4M`);
  });

  // Several of these letters share their shape or their dots.
  it.each([
    ['محمد علي', 'يلعدمحم'],
    ['ثابت جميل غازي', 'يزاغليمجتباث'],
  ])('lets PDF readers extract each letter of %s', async (name, seen) => {
    expect((await textFor(name)).replace(/\s/g, '')).toContain(`Affiliate:${seen},MAPLE7K4M`);
  });

  it('marks letters without a typeface, and says so', async () => {
    const text = (await textFor('Ana ᚠᚢ')).replace(/\s+/g, ' ');
    expect(text).toContain('Affiliate: Ana […], MAPLE7K4M');
    expect(text).toContain('This file has no typeface for some letters and shows […] in their place.');
    expect(await textFor('Ana')).not.toContain('no typeface');
  });
});

const named = (name: string): AccountMonth => ({ ...october, payee: { ...october.payee, name } });

const textFor = async (name: string): Promise<string> =>
  pdfText(await statementPdf(createStatement(named(name)), { ...proof, language: 'en' }));
