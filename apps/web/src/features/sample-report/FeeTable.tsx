import type { Language } from '../../shared/i18n/language';
import { formatCents } from '../../shared/i18n/money';
import type { SampleFee, SampleReportMessages } from './messages.en';

type Props = {
  id: string;
  t: Pick<SampleReportMessages, 'columns' | 'contact' | 'ask'>;
  heading: { title: string; lede: string };
  fees: readonly SampleFee[];
  language: Language;
};

export function FeeTable({ id, t, heading, fees, language }: Props) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display text-3xl">
        {heading.title}
      </h2>
      <p className="mt-2 text-muted">{heading.lede}</p>
      <table className="num mt-5 w-full text-[0.9375rem]">
        <caption className="sr-only">{heading.title}</caption>
        <thead>
          <tr className="border-b border-ink/80 text-left">
            <th scope="col" className="py-2 pr-4 font-semibold">
              {t.columns.name}
            </th>
            <th scope="col" className="py-2 pr-4 text-right font-semibold max-sm:hidden">
              {t.columns.range}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {t.columns.typical}
            </th>
          </tr>
        </thead>
        <tbody>
          {fees.map((fee) => (
            <FeeRow key={fee.name} t={t} fee={fee} language={language} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function FeeRow({ t, fee, language }: Pick<Props, 't' | 'language'> & { fee: SampleFee }) {
  const dollars = (cents: number) => formatCents(cents, language, 0);
  const range = fee.lowCents === fee.highCents ? '' : `${dollars(fee.lowCents)} – ${dollars(fee.highCents)}`;
  return (
    <tr className="border-b border-dashed border-line align-top">
      <th scope="row" className="py-3 pr-4 text-left font-semibold">
        <span>{fee.name}</span>
        {range && <span className="block font-normal text-muted sm:hidden">{range}</span>}
        {fee.whoToContact && (
          <dl className="mt-1 max-w-2xl font-normal text-muted">
            <dt className="sr-only">{t.contact}</dt>
            <dd className="font-semibold text-pine-700">{fee.whoToContact}</dd>
            <dt className="sr-only">{t.ask}</dt>
            <dd>{fee.whatToAskFor}</dd>
          </dl>
        )}
      </th>
      <td className="py-3 pr-4 text-right whitespace-nowrap text-muted max-sm:hidden">{range}</td>
      <td className="py-3 text-right font-semibold">{dollars(fee.typicalCents)}</td>
    </tr>
  );
}
