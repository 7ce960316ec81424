import type { LinkVisits } from '../../../../shared/api/affiliate';
import { dayName } from '../../../../shared/i18n/days';
import type { Language } from '../../../../shared/i18n/language';
import { ColumnHead } from '../../../../shared/ui/ColumnHead';
import type { VisitsMessages } from './messages.en';

type Props = { byDay: LinkVisits['byDay']; t: VisitsMessages; language: Language };

/** What the chart shows, for those who cannot see it; the newest day first. */
export const DaysInFigures = ({ byDay, t, language }: Props) => (
  <details>
    <summary className="link inline-flex min-h-8 cursor-pointer items-center text-[0.9375rem]">
      {t.byDay}
    </summary>
    <table className="num mt-2 w-full text-[0.9375rem]">
      <caption className="sr-only">{t.chart}</caption>
      <thead>
        <tr className="border-b border-ink/80">
          <ColumnHead>{t.day}</ColumnHead>
          <ColumnHead numeric>{t.visits}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {byDay.toReversed().map(({ day, visits }) => (
          <tr key={day} className="border-b border-dashed border-line last:border-0">
            <th scope="row" className="py-2 text-left font-medium">
              {dayName(day, language)}
            </th>
            <td className="py-2 text-right">{visits}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
