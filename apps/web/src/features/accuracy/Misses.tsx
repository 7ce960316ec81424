import accuracy from '../../content/accuracy.json';
import type { Language } from '../../shared/i18n/language';
import { formatCents } from '../../shared/i18n/money';
import type { AccuracyMessages } from './messages.en';
import { TextSection } from './TextSection';

type Props = { t: AccuracyMessages['misses']; language: Language };
type Miss = { name: string; figures: string; why: string };

const { averages } = accuracy;
const rowOf = (state: string) => averages.states.find((row) => row.state === state)!;

/** The states that are off, with what is known of the reason. */
export function Misses({ t, language }: Props) {
  const dollars = (amount: number) => formatCents(amount * 100, language);
  const taxes = averages.taxesOff.map(({ state, why }): Miss => {
    const { name, taxes: of } = rowOf(state);
    const figures = [
      `${t.published} ${dollars(of.published)}`,
      `${t.of2021} ${dollars(of.of2021)}`,
      `${t.today} ${dollars(of.today)}`,
    ].join(', ');
    return { name: name[language], figures, why: why?.[language] ?? t.unknown };
  });
  const fees = averages.feesOff.map(({ state, why }): Miss => {
    const { name, fees: of } = rowOf(state);
    const figures = of.offPercent > 0 ? t.over(of.offPercent) : t.under(-of.offPercent);
    return { name: name[language], figures, why: why?.[language] ?? t.unknown };
  });
  return (
    <TextSection id="misses" title={t.title} paragraphs={[]}>
      <div className="mt-2 grid gap-x-14 gap-y-10 lg:grid-cols-2">
        <MissList title={t.taxes} misses={taxes} />
        <MissList title={t.fees} misses={fees} />
      </div>
    </TextSection>
  );
}

function MissList({ title, misses }: { title: string; misses: readonly Miss[] }) {
  return (
    <div>
      <h3 className="mt-4 text-xl font-bold">{title}</h3>
      <dl className="num mt-3 border-t border-ink/80">
        {misses.map(({ name, figures, why }) => (
          <div key={name} className="border-b border-dashed border-line py-3">
            <dt>
              <span className="font-semibold">{name}</span>
              <span className="text-[0.9375rem] text-muted">{`: ${figures}`}</span>
            </dt>
            <dd className="mt-1 text-[0.9375rem] text-muted first-letter:uppercase">{why}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
