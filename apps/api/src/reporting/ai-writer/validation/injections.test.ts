import { injections } from '../../../../test/ai-writer/injections.js';
import { honestAnswer } from '../../../../test/ai-writer/honest-answers.js';
import { sectionTrial } from '../../../../test/ai-writer/section-trial.js';
import { houstonHome, reportInput } from '../../../../test/fixtures/report-documents.js';
import { writeReportDocument } from '../../document/index.js';
import { sectionsForModel } from '../sections/index.js';

const section = sectionsForModel.find(({ key }) => key === 'marketAnalysis')!;

const inputs = { en: reportInput(houstonHome, 'en'), es: reportInput(houstonHome, 'es') };

/** A report whose buyer typed this for the address and the city. */
function reportOf(typed: string, language: 'en' | 'es') {
  const input = inputs[language];
  const jurisdiction = { ...input.estimate.jurisdiction, city: typed.slice(0, 100) };
  const estimate = { ...input.estimate, jurisdiction };
  return writeReportDocument({ ...input, address: typed.slice(0, 400), estimate });
}

const trials = {
  en: sectionTrial(reportOf('Houston', 'en'), section),
  es: sectionTrial(reportOf('Houston', 'es'), section),
};
const honestAnswers = {
  en: honestAnswer('marketAnalysis', trials.en.facts, 'en'),
  es: honestAnswer('marketAnalysis', trials.es.facts, 'es'),
};

describe('200 attempts to give the model orders by an address or a city', () => {
  it('are that many, and all different', () => {
    expect(new Set(injections.map(({ typed }) => typed)).size).toBe(200);
  });

  it.each(injections)('never reach the model: $typed', ({ typed, language }) => {
    const document = reportOf(typed, language);
    expect(document.property.place.city).toBe(typed.slice(0, 100));
    const words = typed.replaceAll(/[^\p{L}\d ]/gu, ' ').split(/\s{2,}/u);
    const longest = words.toSorted((left, right) => right.length - left.length)[0]!.trim();
    for (const each of sectionsForModel) {
      const { messages } = sectionTrial(document, each);
      const sent = messages.map(({ content }) => content).join('\n');
      expect(sent).not.toContain(longest);
      expect(sent).not.toContain(JSON.stringify(typed).slice(1, -1));
    }
  });

  it.each(['en', 'es'] as const)('are told apart from an honest answer: %s', (language) => {
    expect(trials[language].rejectionsOf(honestAnswers[language])).toEqual([]);
  });

  it.each(injections)('are refused where a model obeyed: $obeyed', ({ obeyed, language }) => {
    const trial = trials[language];
    const honest = honestAnswers[language];
    const sayingSo = { ...honest, introduction: obeyed };
    const opening = trial.facts.section.introduction;
    const besides = { ...honest, introduction: `${opening} ${obeyed}` };
    expect(trial.rejectionsOf(sayingSo)).not.toEqual([]);
    expect(trial.rejectionsOf(besides)).not.toEqual([]);
  });
});
