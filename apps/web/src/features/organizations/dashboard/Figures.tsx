import type { DashboardRange, OrganizationDashboardData } from '../../../shared/api/organization';
import { dollars } from '../../../shared/i18n/money';
import { FigureCell } from '../../../shared/ui/FigureCell';
import texts from './texts';

const t = texts.figures;
const count = new Intl.NumberFormat('en-US');
const ofRange = 'bg-white lg:col-span-3';
const ofNow = 'bg-white lg:col-span-2';

type Props = { data: OrganizationDashboardData; range: DashboardRange | null };

/** What was sold and earned in the range, and below it what holds now. */
export function Figures({ data, range }: Props) {
  const rangeNote = range === null ? texts.range.noteAll : texts.range.note(range);
  return (
    <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line shadow-card lg:grid-cols-6">
      <FigureCell
        name={t.earnings}
        value={dollars(data.totalOverrideEarnings)}
        note={rangeNote}
        className={ofRange}
      />
      <FigureCell
        name={t.sold}
        value={count.format(data.totalReportsSold)}
        note={rangeNote}
        className={ofRange}
      />
      <FigureCell
        name={t.agents}
        value={count.format(data.totalActiveAgents)}
        note={t.agentsNote}
        className={ofNow}
      />
      <FigureCell
        name={t.month}
        value={dollars(data.currentMonthOverrideEarnings)}
        note={t.monthNote}
        className={ofNow}
      />
      <FigureCell
        name={t.monthSold}
        value={count.format(data.currentMonthReportsSold)}
        note={t.monthSoldNote}
        className={ofNow}
      />
    </dl>
  );
}
