import type { LinkVisits } from '../../../../shared/api/affiliate';
import type { VisitsMessages } from './messages.en';

/** Visits, sales and what they make together. */
export const VisitFigures = ({ visits, t }: { visits: LinkVisits; t: VisitsMessages }) => (
  <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-3">
    <Figure name={t.lately} value={visits.lately.toLocaleString('en-US')} note={t.latelyNote(visits.days)} />
    <Figure name={t.sales} value={visits.sales.toLocaleString('en-US')} note={t.salesNote} />
    <Figure
      name={t.conversion}
      value={visits.conversionPercent === null ? t.noConversion : `${visits.conversionPercent}%`}
      note={t.conversionNote}
    />
  </dl>
);

const Figure = ({ name, value, note }: { name: string; value: string; note: string }) => (
  <div className="border-t border-ink/80 pt-3">
    <dt className="text-sm font-semibold text-muted">{name}</dt>
    <dd>
      <span className="num block text-[1.625rem] font-bold leading-tight">{value}</span>
      <span className="text-sm leading-snug text-muted">{note}</span>
    </dd>
  </div>
);
