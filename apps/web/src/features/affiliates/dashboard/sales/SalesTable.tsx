import type { OwnSale } from '../../../../shared/api/affiliate';
import { dayName } from '../../../../shared/i18n/days';
import type { Language } from '../../../../shared/i18n/language';
import { formatCents } from '../../../../shared/i18n/money';
import { Badge } from '../../../../shared/ui/Badge';
import { ColumnHead } from '../../../../shared/ui/ColumnHead';
import type { SalesMessages } from './messages.en';

type Props = { sales: readonly OwnSale[]; t: SalesMessages; language: Language };

const tones = { pending: 'warning', confirmed: 'good', disputed: 'warning', reversed: 'bad' } as const;

/** One line for each sale; where there is little room, its state stands under the day. */
export const SalesTable = ({ sales, t, language }: Props) => (
  <table className="num w-full text-[0.9375rem]">
    <caption className="sr-only">{t.caption}</caption>
    <thead>
      <tr className="border-b border-ink/80 align-bottom leading-snug">
        <ColumnHead>{t.day}</ColumnHead>
        <ColumnHead className="max-sm:hidden">{t.state}</ColumnHead>
        <ColumnHead numeric>{t.amount}</ColumnHead>
        <ColumnHead numeric>{t.commission}</ColumnHead>
      </tr>
    </thead>
    <tbody>
      {sales.map((sale, index) => (
        <tr key={index} className="border-b border-dashed border-line align-top last:border-0">
          <th scope="row" className="py-3 text-left font-medium leading-snug">
            <time dateTime={sale.soldAt}>{dayName(sale.soldAt, language)}</time>
            <span className="mt-1.5 block font-normal sm:hidden">
              <State sale={sale} t={t} language={language} />
            </span>
          </th>
          <td className="px-2 py-3 max-sm:hidden">
            <State sale={sale} t={t} language={language} />
          </td>
          <td className="px-2 py-3 text-right">
            <span>{formatCents(sale.amountCents, language, 2)}</span>
            {sale.givenBackCents > 0 && (
              <span className="block text-sm leading-snug text-muted">
                {t.givenBack(formatCents(sale.givenBackCents, language, 2))}
              </span>
            )}
          </td>
          <td className="py-3 pl-2 text-right font-semibold">
            {formatCents(sale.commissionCents, language, 2)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const State = ({ sale: { state, confirmedFrom }, t, language }: { sale: OwnSale } & Omit<Props, 'sales'>) => (
  <>
    <Badge tone={tones[state]}>{t.states[state]}</Badge>
    {confirmedFrom && (
      <span className="mt-1 block text-sm leading-snug text-muted">
        {t.until(dayName(confirmedFrom, language))}
      </span>
    )}
  </>
);
