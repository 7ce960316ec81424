import type { MouseEvent } from 'react';
import { ArrowDown, Check } from 'lucide-react';
import type { Claim } from '@closewise/domain/marketing';
import { marketing } from '../../content/marketing';
import { sampleEstimate } from '../../content/sample-estimate';
import { type Language, pairedLanguage } from '../../shared/i18n/language';
import { formatCents } from '../../shared/i18n/money';
import { Island } from '../../shared/islands/Island';
import { Part } from '../../shared/marketing/Part';
import { PlatMap } from '../../shared/ui/PlatMap';
import { withPrice } from '../../shared/price/report-price';
import { PropertyForm } from './form/PropertyForm';
import { goToForm } from './go-to-form';
import type { LandingMessages } from './messages.en';

export function scrollToForm(event: MouseEvent): void {
  if (goToForm()) event.preventDefault();
}

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
                <PromiseItem key={text} claim={claim} text={text} />
              ))}
            </ul>
          </div>
          <div className="rise max-w-lg max-lg:order-last max-lg:max-w-none lg:mt-11">
            <SampleSheet t={t.sheet} language={language} />
          </div>
        </div>
        <div className="rise print:hidden">
          <Island name="property-form" language={language} hydrateOn="load">
            <PropertyForm t={t.form} language={language} />
          </Island>
        </div>
      </div>
    </section>
  );
}

/** A short promise; a marketing claim only while it is turned on. */
function PromiseItem({ claim, text }: { claim: Claim | null; text: string }) {
  const item = (
    <li className="flex items-center gap-2">
      <Check aria-hidden size={17} strokeWidth={2.5} className="text-marigold-400" />
      <span>{text}</span>
    </li>
  );
  return claim ? <Part of={claim}>{item}</Part> : item;
}

type SampleSheetProps = { t: LandingMessages['sheet']; language: Language };

/** A real estimate, itemized by section, each line in both languages. */
function SampleSheet({ t, language }: SampleSheetProps) {
  const dollars = (cents: number) => formatCents(cents, language, 0);
  const other = pairedLanguage(language);
  return (
    <figure id="sample-sheet" className="overflow-hidden rounded-card bg-white text-ink shadow-sheet">
      <figcaption className="border-b border-line px-5 py-3.5">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">{t.title}</span>
          <span className="text-sm text-muted">{t.place}</span>
        </span>
        <span className="block text-sm text-muted">{t.loan(dollars(sampleEstimate.loanAmountCents))}</span>
      </figcaption>
      <table className="num w-full text-[0.9375rem]">
        <caption className="sr-only">{t.caption}</caption>
        <tbody>
          {sampleEstimate.sections.map(({ section, amountCents }) => (
            <tr key={section} className="border-b border-dashed border-line last:border-0">
              <th scope="row" className="py-2 pl-5 pr-3 text-left font-medium leading-snug">
                <BilingualName
                  name={sectionNames[section]?.[language]}
                  other={sectionNames[section]?.[other]}
                  lang={other}
                />
              </th>
              <td className="py-2 pr-5 text-right align-middle">{dollars(amountCents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="bg-marigold-100">
            <th scope="row" className="py-3 pl-5 pr-3 text-left font-bold leading-snug">
              <BilingualName
                name={sampleTotal[language]}
                other={sampleTotal[other]}
                lang={other}
                tone="text-marigold-800"
              />
            </th>
            <td className="py-3 pr-5 text-right font-display text-[1.625rem] font-bold">
              {dollars(sampleEstimate.totals.totalCents)}
            </td>
          </tr>
        </tfoot>
      </table>
    </figure>
  );
}

type BilingualNameProps = {
  name: string | undefined;
  other: string | undefined;
  lang: Language;
  tone?: string;
};

/** A name in the reader's language with its translation below. */
function BilingualName({ name, other, lang, tone = 'text-muted' }: BilingualNameProps) {
  return (
    <>
      <span>{name}</span>
      <span lang={lang} className={`block text-[0.8125rem] font-normal ${tone}`}>
        {other}
      </span>
    </>
  );
}

/** Sections of the Loan Estimate form in plain words. */
const sectionNames: Record<string, Record<Language, string>> = {
  A: { en: 'Lender charges', es: 'Cargos del prestamista' },
  B: { en: 'Appraisal and loan program', es: 'Avalúo y programa del préstamo' },
  C: { en: 'Title, settlement, inspections', es: 'Título, cierre e inspecciones' },
  E: { en: 'Recording and taxes', es: 'Registro e impuestos' },
  F: { en: 'Prepaid interest and insurance', es: 'Intereses y seguro por adelantado' },
  G: { en: 'First escrow deposit', es: 'Primer depósito en reserva' },
  H: { en: 'Agent and other services', es: 'Agente y otros servicios' },
};

/** The last line of the sample on the home page, which shows two languages at once. */
const sampleTotal: Readonly<Record<Language, string>> = {
  en: 'Estimated closing costs',
  es: 'Costos de cierre estimados',
};
