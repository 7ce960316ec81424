import { sectionNames } from '../../content/loan-estimate-sections';
import { sampleEstimate } from '../../content/sample-estimate';
import { otherLanguage, type Language } from '../../shared/i18n/language';
import { formatCents } from '../../shared/i18n/money';
import type { LandingMessages } from './messages.en';
import { BilingualName } from './BilingualName';

type Props = { t: LandingMessages['sheet']; otherTotal: string; language: Language };

/** The hero's object: a real estimate, itemised by section, every line in both languages. */
export function SampleSheet({ t, otherTotal, language }: Props) {
  const dollars = (cents: number) => formatCents(cents, language, 0);
  const other = otherLanguage(language);
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
              <BilingualName name={t.total} other={otherTotal} lang={other} tone="text-marigold-800" />
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
