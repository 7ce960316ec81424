import type { MouseEvent } from 'react';
import { ArrowDown } from 'lucide-react';
import { marketing } from '../../content/marketing';
import type { Language } from '../../shared/i18n/language';
import { withPrice } from '../../shared/price/report-price';
import { PlatMap } from '../../shared/motif/PlatMap';
import { Island } from '../../shared/islands/Island';
import { goToForm } from './go-to-form';
import type { LandingMessages } from './messages.en';
import { PropertyForm } from './form/PropertyForm';
import { Promised } from './Promised';
import { SampleSheet } from './SampleSheet';

export function scrollToForm(event: MouseEvent): void {
  if (goToForm()) event.preventDefault();
}

const otherTotals = { en: 'Costos de cierre estimados', es: 'Estimated closing costs' } as const;

type Props = { t: LandingMessages; language: Language; price: string };

export function Hero({ t, language, price }: Props) {
  return (
    <section className="on-dark relative isolate overflow-hidden bg-pine-900 text-white">
      <PlatMap
        lot
        className="absolute inset-x-0 top-0 -z-10 h-165 w-full mask-[linear-gradient(100deg,transparent_36%,#000_60%)] max-lg:opacity-60 max-lg:mask-[linear-gradient(200deg,#000_10%,transparent_60%)] xl:h-190"
      />
      <div aria-hidden="true" className="absolute inset-x-0 bottom-0 -z-10 h-40 bg-paper" />
      <div className="wrap grid items-start gap-x-14 gap-y-8 pb-12 pt-26 lg:grid-cols-[1fr_29rem] lg:pt-32">
        <div className="max-lg:contents">
          <div>
            <h1 className="display rise max-w-[33rem] text-[2.5rem] sm:text-[3.5rem] sm:leading-[1.04]">
              {t.hero.title}
            </h1>
            <p className="rise mt-5 max-w-[28.5rem] text-lg text-pine-100">{t.hero.lede}</p>
            <div className="rise mt-7 flex flex-wrap items-center gap-x-5 gap-y-3">
              <a className="btn btn-accent text-[1.0625rem]" href="#property-form" onClick={scrollToForm}>
                {t.hero.cta}
                <ArrowDown aria-hidden size={18} />
              </a>
              <span className="font-semibold">{withPrice(t.hero.price, price)}</span>
            </div>
            <ul className="rise mt-6 flex max-w-[32rem] flex-wrap gap-x-5 gap-y-2 text-[0.9375rem] text-pine-100">
              {marketing[language].promises.map(({ claim, text }) => (
                <Promised key={text} claim={claim} text={text} />
              ))}
            </ul>
          </div>
          <div className="rise max-w-lg max-lg:order-last max-lg:max-w-none lg:mt-11">
            <SampleSheet t={t.sheet} otherTotal={otherTotals[language]} language={language} />
          </div>
        </div>
        <div className="rise print:hidden">
          <Island name="property-form" language={language} awakens="at-once">
            <PropertyForm t={t.form} language={language} />
          </Island>
        </div>
      </div>
    </section>
  );
}
