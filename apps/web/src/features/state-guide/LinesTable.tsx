import { useId } from 'react';
import type { StateGuide } from '../../shared/api/state-guides';
import type { Language } from '../../shared/i18n/language';
import { formatCents } from '../../shared/i18n/money';
import { LineRow } from './LineRow';
import type { StateGuideMessages } from './messages.en';

type Group = StateGuide['groups'][number];
type Props = { t: StateGuideMessages; group: Group; language: Language };

/** The fees of one group; on a phone who pays stands under the fee. */
export function LinesTable({ t, group, language }: Props) {
  const id = useId();
  const { title, lede } = t.groups[group.group];
  const isDue = group.group !== 'choice' && group.group !== 'sometimes';
  return (
    <div className="mt-8">
      <h3 id={id} className="text-xl font-bold">
        {title}
      </h3>
      <p className="mt-1 text-[0.9375rem] text-muted">{lede}</p>
      <table aria-labelledby={id} className="num mt-3 w-full text-[0.9375rem]">
        <thead className="border-b border-ink/80 text-left align-bottom">
          <tr>
            <th scope="col" className="py-2 pr-3 font-semibold">
              {t.lines.fee}
            </th>
            <th scope="col" className="w-36 px-3 py-2 font-semibold max-md:hidden">
              {t.lines.payer}
            </th>
            <th scope="col" className="w-36 py-2 pl-3 text-right font-semibold max-sm:w-28">
              {t.lines.you}
            </th>
            <th scope="col" className="w-32 py-2 pl-3 text-right font-semibold max-md:hidden">
              {t.lines.seller}
            </th>
          </tr>
        </thead>
        <tbody>
          {group.lines.map((line) => (
            <LineRow key={line.key} t={t.lines} line={line} isDue={isDue} language={language} />
          ))}
        </tbody>
        {isDue && (
          <tfoot>
            <tr className="bg-marigold-100 font-bold">
              <th scope="row" className="rounded-l-xl py-2.5 pl-3 text-left">
                {t.lines.sum}
              </th>
              <td className="max-md:hidden" />
              <td className="py-2.5 pr-3 text-right max-md:rounded-r-xl md:pr-0">
                {formatCents(group.buyerCents, language)}
              </td>
              <td className="rounded-r-xl max-md:hidden" />
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
