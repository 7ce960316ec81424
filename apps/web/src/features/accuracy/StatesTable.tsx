import accuracy from '../../content/accuracy.json';
import type { Language } from '../../shared/i18n/language';
import { formatCents } from '../../shared/i18n/money';
import { FigureTable } from './FigureTable';
import type { AccuracyMessages } from './messages.en';
import { TextSection } from './TextSection';

type Props = { t: AccuracyMessages['states']; language: Language };

/** Each state's taxes and fees beside what was published. */
export function StatesTable({ t, language }: Props) {
  const dollars = (amount: number) => formatCents(amount * 100, language);
  const signed = (percent: number) => `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`;
  const rows = accuracy.averages.states
    .toSorted((one, other) => one.name[language].localeCompare(other.name[language], language))
    .map(
      ({ name, taxes, fees }) =>
        [
          name[language],
          dollars(taxes.published),
          dollars(taxes.of2021),
          dollars(fees.published),
          dollars(fees.ours),
          signed(fees.offPercent),
        ] as const,
    );
  const { state, taxesPublished, taxesOurs, feesPublished, feesOurs, off } = t.columns;
  return (
    <TextSection id="states" title={t.title} paragraphs={[t.lede]}>
      <div className="mt-6">
        <FigureTable
          wide
          caption={t.caption}
          columns={[state, taxesPublished, taxesOurs, feesPublished, feesOurs, off]}
          rows={rows}
        />
      </div>
    </TextSection>
  );
}
