import accuracy from '../../content/accuracy.json';
import type { Language } from '../../shared/i18n/language';
import { formatCents } from '../../shared/i18n/money';
import type { Elements } from '../../shared/ui/elements';
import type { AccuracyMessages } from './messages.en';

type Props = {
  caption: string;
  columns: readonly string[];
  /** Each row: its name, then its figures. */
  rows: readonly (readonly [name: string, ...figures: string[]])[];
  wide?: boolean;
};

/** A table of figures; with more than two columns it scrolls sideways on small screens. */
export function FigureTable({ caption, columns, rows, wide = false }: Props) {
  const table = (
    <table className={`num w-full text-[0.9375rem] ${wide ? 'min-w-[44rem]' : ''}`}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-ink/80 align-bottom">
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={`py-2 pr-4 font-semibold last:pr-0 ${index === 0 ? 'text-left' : 'text-right'}`}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures]) => (
          <tr key={name} className="border-b border-dashed border-line">
            <th scope="row" className="py-2.5 pr-4 text-left font-semibold">
              {name}
            </th>
            {figures.map((figure, index) => (
              <td key={columns[index + 1]} className="py-2.5 pr-4 text-right last:pr-0">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (columns.length === 2) return table;
  return (
    <div role="region" aria-label={caption} tabIndex={0} className="overflow-x-auto">
      {table}
    </div>
  );
}

type TextSectionProps = { id: string; title: string; paragraphs: readonly string[]; children?: Elements };

/** A section: text first, then the measurements. */
export function TextSection({ id, title, paragraphs, children }: TextSectionProps) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="display max-w-2xl text-3xl">
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3 max-w-2xl text-muted">
          {paragraph}
        </p>
      ))}
      {children}
    </section>
  );
}

/** How many states are within each distance of the published figures. */
export function Averages({ t }: { t: AccuracyMessages['averages'] }) {
  const { fees, distances } = accuracy.averages;
  const { within, taxesOf2021, taxesToday, fees: feesColumn } = t.columns;
  const rows = distances.map(
    (row) => [`${row.percent}%`, `${row.taxesOf2021}`, `${row.taxesToday}`, `${row.fees}`] as const,
  );
  return (
    <TextSection id="averages" title={t.title} paragraphs={t.paragraphs(fees.commonRatio.toFixed(2))}>
      <div className="mt-6 max-w-2xl">
        <p aria-hidden="true" className="mb-2 font-semibold">
          {t.caption}
        </p>
        <FigureTable
          caption={t.caption}
          columns={[within, taxesOf2021, taxesToday, feesColumn]}
          rows={rows}
        />
      </div>
      <p className="mt-4 max-w-2xl text-muted">{t.spread(fees.meanOffPercent, fees.medianOffPercent)}</p>
    </TextSection>
  );
}

type MissesProps = { t: AccuracyMessages['misses']; language: Language };
type Miss = { name: string; figures: string; why: string };

const { averages } = accuracy;
const rowOf = (state: string) => averages.states.find((row) => row.state === state)!;

/** States with large differences and their known causes. */
export function Misses({ t, language }: MissesProps) {
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

type StatesTableProps = { t: AccuracyMessages['states']; language: Language };

/** Each state's taxes and fees next to the published ones. */
export function StatesTable({ t, language }: StatesTableProps) {
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
