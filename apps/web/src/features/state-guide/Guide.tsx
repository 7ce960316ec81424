import { Link } from 'react-router-dom';
import { Queries } from '../../shared/api/queries';
import type { StateGuide } from '../../shared/api/state-guides';
import { dayName } from '../../shared/i18n/days';
import type { Language } from '../../shared/i18n/language';
import { formatCents } from '../../shared/i18n/money';
import { href } from '../../shared/i18n/paths';
import { Island } from '../../shared/islands/Island';
import { useReportPrice, withPrice } from '../../shared/price/report-price';
import { FigureCell } from '../../shared/ui/FigureCell';
import { PineBand } from '../../shared/ui/PineBand';
import { Calculator } from './calculator/Calculator';
import { calculatorGuide } from './calculator/calculator-guide';
import { Counties } from './Counties';
import { GuideSeo } from './GuideSeo';
import { GuideSources } from './GuideSources';
import { Lines } from './Lines';
import type { GuideProps } from './guide-props';
import type { StateGuideMessages } from './messages.en';
import { type Question, questionsOf } from './questions';

export function Guide({ t, guide, language }: GuideProps) {
  const where = nameAfterIn(guide.name, language);
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
        <Island name="quick-estimate" language={language} hydrateOn="visible" data={forCalculator}>
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

type Props = { t: StateGuideMessages['summary']; guide: StateGuide; language: Language };

/** The example purchase and its cost. */
function Summary({ t, guide, language }: Props) {
  const { purchase, totals, asOf } = guide;
  const dollars = (cents: number) => formatCents(cents, language, 0);
  const percent = String(purchase.downPaymentPercent);
  return (
    <section aria-labelledby="summary" className="sheet relative -mt-14">
      <h2 id="summary" className="sr-only">
        {t.title}
      </h2>
      <dl className="grid divide-line max-md:divide-y md:grid-cols-3 md:divide-x">
        <FigureCell
          name={t.costs}
          value={dollars(totals.closingCostsCents)}
          note={t.likely(dollars(totals.likelyLowCents), dollars(totals.likelyHighCents))}
        />
        <FigureCell name={t.down} value={dollars(purchase.downPaymentCents)} note={t.percentOf(percent)} />
        <FigureCell name={t.cash} value={dollars(totals.cashToCloseCents)} note={t.together} />
      </dl>
      <p className="border-t border-line px-5 py-4 text-[0.9375rem] text-muted sm:px-7">
        {t.example({
          price: dollars(purchase.priceCents),
          county: purchase.county,
          percent,
          date: dayName(asOf, language),
        })}
      </p>
    </section>
  );
}

/** Short answers to the most frequent questions. */
function Questions({ title, questions }: { title: string; questions: readonly Question[] }) {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="display text-3xl">
        {title}
      </h2>
      <dl className="mt-5 grid gap-x-10 gap-y-6 md:grid-cols-2">
        {questions.map(({ question, answer }) => (
          <div key={question} className="border-t border-ink/80 pt-4">
            <dt className="text-lg font-semibold leading-snug">{question}</dt>
            <dd className="mt-2 text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Neighboring states and the list of all states. */
function Neighbours({ t, guide, language }: GuideProps) {
  const { neighbours } = guide;
  return (
    <nav aria-labelledby="neighbours" className="print:hidden">
      <h2 id="neighbours" className="display text-3xl">
        {neighbours.length > 0 ? t.neighbours : t.all}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2.5">
        {neighbours.map(({ state, name, slug }) => (
          <li key={state}>
            <Link className="btn btn-quiet min-h-11" to={href('stateGuide', language, { state: slug })}>
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link className="btn btn-quiet min-h-11" to={href('stateGuides', language)}>
            {t.all}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

/** A link to the report of one property. */
function ToReport({ t, language }: { t: StateGuideMessages['report']; language: Language }) {
  const price = useReportPrice(language);
  return (
    <section
      aria-labelledby="report"
      className="on-dark rounded-card bg-pine-900 p-6 text-white sm:p-9 print:hidden"
    >
      <h2 id="report" className="display text-3xl">
        {t.title}
      </h2>
      <p className="mt-3 max-w-2xl text-pine-100">{withPrice(t.body, price)}</p>
      <Link className="btn btn-accent mt-6" to={`${href('home', language)}#property-form`}>
        {t.cta}
      </Link>
    </section>
  );
}

const article = { en: 'the', es: 'el' } as const;

/** A state's name after `in`: the District of Columbia needs an article. */
const nameAfterIn = (name: string, language: Language): string =>
  /^Distri(ct|to) /.test(name) ? `${article[language]} ${name}` : name;
