import { Link } from 'react-router-dom';
import accuracy from '../../content/accuracy.json';
import { dayName } from '../../shared/i18n/days';
import type { Language } from '../../shared/i18n/language';
import { href } from '../../shared/i18n/paths';
import { Part } from '../../shared/marketing/Part';
import { PublicSeo } from '../../shared/seo/Seo';
import { PineBand } from '../../shared/ui/PineBand';
import { Averages, FigureTable, Misses, StatesTable, TextSection } from './AccuracyTables';
import type { AccuracyMessages } from './messages.en';

type Props = { t: AccuracyMessages; language: Language };

/** `/accuracy`: what the estimates were compared with, and how close they came. */
export default function AccuracyPage({ t, language }: Props) {
  return (
    <>
      <PublicSeo page="accuracy" {...t.seo} language={language} />
      <PineBand title={t.title} lede={t.lede}>
        <Part of="CLAIM_ACCURACY">
          <p className="mt-4 max-w-2xl text-pine-100">{t.claim}</p>
        </Part>
        <p className="mt-4 text-[0.9375rem] text-pine-100">
          {t.measured(dayName(accuracy.measuredOn, language))}
        </p>
      </PineBand>
      <div className="wrap grid gap-16 pb-20">
        <InShort t={t.short} />
        <Examples t={t.examples} />
        <Averages t={t.averages} />
        <Misses t={t.misses} language={language} />
        <TextSection id="interval" title={t.interval.title} paragraphs={t.interval.paragraphs} />
        <StatesTable t={t.states} language={language} />
        <p className="flex flex-wrap gap-3 print:hidden">
          <Link className="btn btn-quiet" to={href('faq', language)}>
            {t.more.faq}
          </Link>
          <Link className="btn btn-primary" to={href('home', language)}>
            {t.more.start}
          </Link>
        </p>
      </div>
    </>
  );
}

const { examples, averages } = accuracy;

/** The three measurements at a glance, and what was not measured. */
function InShort({ t }: { t: AccuracyMessages['short'] }) {
  const states = averages.states.length;
  const fees = averages.distances.find(({ percent }) => percent === 10)?.fees ?? 0;
  const figures = [
    { figure: t.of(examples.exact, examples.figures), text: t.examples },
    { figure: t.of(averages.taxes.within.of2021, states), text: t.taxes },
    { figure: t.of(fees, states), text: t.fees },
  ];
  return (
    <section aria-label={t.title} className="sheet relative -mt-14 p-6 sm:p-8">
      <dl className="grid gap-x-8 gap-y-7 md:grid-cols-3">
        {figures.map(({ figure, text }) => (
          <div key={text} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 text-[0.9375rem] text-muted">{text}</dt>
            <dd className="num font-display text-3xl font-bold text-pine-700">{figure}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-7 border-t border-dashed border-line pt-5">
        <p className="max-w-3xl font-semibold">{t.not}</p>
      </div>
    </section>
  );
}

/** Worked examples from the sources, and how many the engine reproduces. */
function Examples({ t }: { t: AccuracyMessages['examples'] }) {
  const rows = accuracy.examples.kinds.map(
    ({ kind, exact, figures }) => [t.kinds[kind] ?? kind, t.of(exact, figures)] as const,
  );
  return (
    <TextSection id="examples" title={t.title} paragraphs={t.paragraphs}>
      <div className="mt-6 max-w-2xl">
        <FigureTable caption={t.caption} columns={[t.columns.kind, t.columns.exact]} rows={rows} />
      </div>
    </TextSection>
  );
}
