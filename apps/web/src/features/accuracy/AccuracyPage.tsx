import { Link } from 'react-router-dom';
import accuracy from '../../content/accuracy.json';
import { dayName } from '../../shared/i18n/days';
import type { Language } from '../../shared/i18n/language';
import { href } from '../../shared/i18n/paths';
import { Part } from '../../shared/marketing/Part';
import { PublicSeo } from '../../shared/seo/Seo';
import { PineBand } from '../../shared/ui/PineBand';
import { Averages } from './Averages';
import { Examples } from './Examples';
import { InShort } from './InShort';
import type { AccuracyMessages } from './messages.en';
import { Misses } from './Misses';
import { StatesTable } from './StatesTable';
import { TextSection } from './TextSection';

type Props = { t: AccuracyMessages; language: Language };

/** `/accuracy`: with what estimates were compared, and how close they came. */
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
