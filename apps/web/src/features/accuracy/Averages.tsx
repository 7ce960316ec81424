import accuracy from '../../content/accuracy.json';
import { FigureTable } from './FigureTable';
import type { AccuracyMessages } from './messages.en';
import { TextSection } from './TextSection';

/** How many states lie within which distance of what was published. */
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
