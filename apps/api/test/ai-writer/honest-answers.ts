import type { SectionFacts } from '../../src/reporting/ai-writer/sections/index.js';

type Given = Readonly<Record<string, unknown>>;
type Words = Readonly<Record<string, string | null | readonly string[] | undefined>>;

const wordsIn = (given: Given): Words => given as Words;
const aboutItem = ({ id, given }: SectionFacts['items'][number]): Words & { id: string } => ({
  ...wordsIn(given),
  id,
});

const script: Readonly<Record<string, string>> = {
  en: 'Hello, I am comparing the charges of my closing. What can you do for me about this one?',
  es: 'Hola, estoy comparando los cargos de mi cierre. ¿Qué puede hacer usted por mí en este punto?',
};

/** Without the quotation marks that the rules put around a fee's name. */
const spoken = (words: Words[string]) => (typeof words === 'string' ? words.replaceAll(/[“”]/g, '') : words);

const introduction: Readonly<Record<string, string>> = {
  en: 'This is how a purchase closes here, and what it means for you.',
  es: 'Así se cierra una compra aquí, y esto es lo que significa para usted.',
};

/** An answer that says everything as the rules say it. */
export function honestAnswer(key: string, { section, items }: SectionFacts, language: 'en' | 'es'): object {
  const opening = wordsIn(section).introduction ?? introduction[language];
  const said = items.map(aboutItem);
  switch (key) {
    case 'marketAnalysis':
    case 'localInsights':
      return { introduction: opening, facts: said.map(({ id, explanation }) => ({ id, explanation })) };
    case 'comparableProperties':
      return { introduction: opening, steps: said.map(({ id, title, text }) => ({ id, title, text })) };
    case 'closingTimeline':
      return { steps: said.map(({ id, text }) => ({ id, text })) };
    case 'negotiationStrategies':
      return {
        introduction: opening,
        strategies: said.map(({ id, title, steps, script: own }) => ({
          id,
          title,
          steps,
          script: own ?? script[language],
        })),
      };
    default:
      return {
        scripts: said.map(({ id, script: own, fallback }) => ({
          feeId: id,
          script: spoken(own),
          fallback: spoken(fallback) ?? script[language],
        })),
      };
  }
}
