import type { PropertyInput } from '@closewise/domain/closing-costs';
import { honestAnswer } from '../../../../test/ai-writer/honest-answers.js';
import { sectionTrial } from '../../../../test/ai-writer/section-trial.js';
import {
  homeSomewhereIn,
  houstonHome,
  reportDocumentOf,
  seattleCondo,
} from '../../../../test/fixtures/report-documents.js';
import { sectionsForModel } from '../sections/index.js';

const states = ['CA', 'NY', 'FL', 'PA', 'MD', 'DC', 'HI', 'LA', 'MN', 'NJ', 'AK', 'IL', 'OH', 'GA'];
const properties: PropertyInput[] = [
  houstonHome,
  seattleCondo,
  {
    state: 'NY',
    city: 'New York',
    county: 'New York',
    zip: '10023',
    price: 1_250_000,
    propertyType: 'co-op',
  },
  { state: 'TX', city: 'Austin', zip: '78701', price: 900_000, propertyType: 'commercial' },
  {
    state: 'AZ',
    city: 'Phoenix',
    zip: '85004',
    price: 180_000,
    propertyType: 'vacant-land',
    buyerType: 'cash',
  },
  ...states.map(homeSomewhereIn),
];
const inBoth = properties.flatMap((property) => [
  { property, language: 'en' as const },
  { property, language: 'es' as const },
]);

describe('an answer that says each thing as the rules say it', () => {
  it.each(inBoth)(
    'is taken in $language: $property.state $property.propertyType',
    ({ property, language }) => {
      const document = reportDocumentOf(property, language);
      for (const section of sectionsForModel) {
        const trial = sectionTrial(document, section);
        const answer = honestAnswer(section.key, trial.facts, language);
        expect({ [section.key]: trial.rejectionsOf(answer) }).toEqual({ [section.key]: [] });
        const { sections: merged, ...rest } = trial.read(answer)!.merge(document);
        const { sections: own, ...others } = document;
        expect(rest).toEqual(others);
        expect({ ...merged, [section.key]: null }).toEqual({ ...own, [section.key]: null });
      }
    },
  );
});

const market = sectionsForModel.find(({ key }) => key === 'marketAnalysis')!;
const fees = sectionsForModel.find(({ key }) => key === 'negotiableFees')!;
const inEnglish = reportDocumentOf(houstonHome, 'en');
const inSpanish = reportDocumentOf(houstonHome, 'es');

/** The reasons against this introduction of the market analysis. */
function reasonsAgainst(introduction: string, document = inEnglish): string[] {
  const trial = sectionTrial(document, market);
  const honest = honestAnswer('marketAnalysis', trial.facts, document.language);
  return [...new Set(trial.rejectionsOf({ ...honest, introduction }).map(({ reason }) => reason))];
}

describe('a text of a model', () => {
  it.each([
    ['The law fixes a part of what you pay, and the market sets the rest.'],
    ['You can compare what each company asks, because the market sets this part.'],
    ['In Texas, the buyer and the seller decide in the contract who pays for the policy.'],
  ])('is taken when it keeps to what was given: %s', (text) => {
    expect(reasonsAgainst(text)).toEqual([]);
  });

  it.each([
    ['an amount that nobody gave', 'You pay $1,234 for the title in this county.', 'number-not-given'],
    ['an amount with a letter for a digit', 'You pay $1O for the title in this county.', 'number-not-given'],
    ['a dollar sign alone', 'You pay $ for the title in this county.', 'number-not-given'],
    ['an amount in words', 'You pay nine hundred dollars for the title.', 'number-not-given'],
    ['an amount in short', 'You pay 5k for the title in this county.', 'number-not-given'],
    ['one percent in words', 'You pay one percent of the price for it.', 'number-not-given'],
    ['a given number as a percentage', 'The fee is 450,000 percent of what you pay.', 'number-not-given'],
    ['a fraction', 'You can have half of the fee back if you ask for it.', 'number-not-given'],
    ['digits of another script', 'You pay ４５０ for the title in this county.', 'number-not-given'],
    ['another currency', 'You pay €450,000 for the home that you buy.', 'number-not-given'],
    ['a month', 'You should close before the end of November.', 'date-not-given'],
    ['an address', 'You can read more about it at www.closing-help.com.', 'address-of-web-or-mail'],
    ['an address in words', 'You can read more about it at closing help dot com.', 'address-of-web-or-mail'],
    ['an e-mail', 'You can write to help@closing for more about it.', 'address-of-web-or-mail'],
    ['a tag', 'You pay the <b>rest</b> at the day of closing.', 'markup'],
    ['an entity', 'You pay the rest &amp; the tax at closing.', 'markup'],
    ['markdown', 'You pay the **rest** at the day of closing.', 'markup'],
    ['a new line', 'You pay the rest.\nYou pay it at closing.', 'control-character'],
    ['an invisible letter', 'You pay the re\u200Bst at the day of closing.', 'control-character'],
    ['a letter that only looks Latin', 'You pay the rеst at the day of closing.', 'foreign-script'],
    ['a picture', 'You pay the rest at the day of closing 🎉.', 'foreign-script'],
    ['another language', 'Usted paga el resto en el día del cierre de la compra.', 'wrong-language'],
    [
      'a sentence of another',
      'You pay it at closing. El resto lo paga usted en la oficina de la compañía.',
      'wrong-language',
    ],
    ['French', 'Vous devez payer le reste des frais dans cette ville avec votre banque.', 'wrong-language'],
    ['a firm', 'You can ask Acme Title about what it costs.', 'name-not-given'],
    ['a known firm', 'You can look at zillow for what it costs.', 'name-not-given'],
    ['nothing', ' ', 'empty'],
    ['too little', 'You pay it.', 'too-short'],
    ['too much', `${'You pay the rest at closing. '.repeat(40)}`, 'too-long'],
    ['half a sentence', 'You pay the rest at the day of', 'unfinished'],
    [
      'the instructions',
      'You are on the buyer’s side: a calm expert who explains what matters.',
      'echo-of-instructions',
    ],
    ['bad advice', 'You can waive the inspection, and then you save money.', 'dangerous-advice'],
  ])('is not taken with %s', (_, text, reason) => {
    expect(reasonsAgainst(text)).toContain(reason);
  });

  it.each([
    ['an amount in words', 'Usted paga novecientos dólares por el título.', 'number-not-given'],
    ['a percentage in words', 'Usted paga el treinta y tres por ciento de los costos.', 'number-not-given'],
    ['a decimal comma', 'Usted paga $450.000,00 por la casa que compra.', 'number-not-given'],
    ['a fraction', 'Usted puede recuperar la mitad de lo que paga.', 'number-not-given'],
    ['a day', 'Usted tiene que decidir antes del viernes de esta semana.', 'date-not-given'],
    ['English', 'You have to pay the rest of the costs before the day of closing.', 'wrong-language'],
    ['bad advice', 'Para ahorrar, usted puede hacer la compra sin inspección.', 'dangerous-advice'],
  ])('is not taken in Spanish with %s', (_, text, reason) => {
    expect(reasonsAgainst(text, inSpanish)).toContain(reason);
  });

  it('may name only the amounts of the very fee that it is about', () => {
    const trial = sectionTrial(inEnglish, fees);
    const { scripts } = honestAnswer('negotiableFees', trial.facts, 'en') as {
      scripts: { feeId: string; script: string }[];
    };
    const [first, second, ...rest] = scripts;
    const swapped = [{ ...first!, script: second!.script }, second, ...rest];
    const reasons = trial.rejectionsOf({ scripts: swapped }).map(({ where, reason }) => `${where} ${reason}`);
    expect(reasons).toContain('scripts[0].script number-not-given');
  });

  it.each([
    ['an unknown fee', (ids: string[]) => [...ids, 'fee.made_up'], 'unknown-id'],
    ['a fee less', (ids: string[]) => ids.slice(1), 'missing-id'],
    ['a fee twice', (ids: string[]) => [...ids, ids[0]!], 'repeated-id'],
  ])('is not taken with %s', (_, change, reason) => {
    const trial = sectionTrial(inEnglish, fees);
    const ids = change(trial.facts.items.map(({ id }) => id));
    const said = 'Hello, what can you do for me about this fee?';
    const scripts = ids.map((feeId) => ({ feeId, script: said, fallback: said }));
    expect(trial.rejectionsOf({ scripts }).map((rejection) => rejection.reason)).toEqual([reason]);
  });
});
