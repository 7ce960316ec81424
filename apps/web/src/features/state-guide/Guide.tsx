import { Link } from 'react-router-dom';
import { Queries } from '../../shared/api/Queries';
import type { StateGuide } from '../../shared/api/state-guides';
import type { Language } from '../../shared/i18n/language';
import { href } from '../../shared/i18n/paths';
import { Island } from '../../shared/islands/Island';
import { PineBand } from '../../shared/ui/PineBand';
import { afterIn } from './after-in';
import { Calculator } from './calculator/Calculator';
import { calculatorGuide } from './calculator/calculator-guide';
import { Counties } from './Counties';
import { GuideSeo } from './GuideSeo';
import { GuideSources } from './GuideSources';
import { Lines } from './Lines';
import type { StateGuideMessages } from './messages.en';
import { Neighbours } from './Neighbours';
import { questionsOf } from './questions';
import { Questions } from './Questions';
import { Summary } from './Summary';
import { ToReport } from './ToReport';

export type GuideProps = { t: StateGuideMessages; guide: StateGuide; language: Language };

/** Everything about one state. */
export function Guide({ t, guide, language }: GuideProps) {
  const where = afterIn(guide.name, language);
  const forCalculator = calculatorGuide(guide);
  const questions = questionsOf(guide, t.questions, where, language);
  return (
    <>
      <GuideSeo t={t} guide={guide} language={language} where={where} questions={questions} />
      <PineBand title={t.title(where)} lede={t.lede(where)}>
        <nav aria-label={t.path} className="mt-5 print:hidden">
          <Link className="navlink -ml-3" to={href('stateGuides', language)}>
            {t.all}
          </Link>
        </nav>
      </PineBand>
      <div className="wrap grid min-w-0 grid-cols-[minmax(0,1fr)] gap-14 pb-20">
        <Summary t={t.summary} guide={guide} language={language} />
        <Island name="quick-estimate" language={language} awakens="seen" data={forCalculator}>
          <Queries>
            <Calculator t={t.calculator} guide={forCalculator} language={language} />
          </Queries>
        </Island>
        <Questions title={t.questions.title} questions={questions} />
        <Lines t={t} guide={guide} language={language} />
        <Counties t={t} guide={guide} language={language} />
        <ToReport t={t.report} language={language} />
        <Neighbours t={t} guide={guide} language={language} />
        <GuideSources t={t.sources} guide={guide} language={language} />
      </div>
    </>
  );
}
