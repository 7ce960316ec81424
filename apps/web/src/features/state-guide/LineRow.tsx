import type { StateGuide } from '../../shared/api/state-guides';
import type { Language } from '../../shared/i18n/language';
import { formatCents } from '../../shared/i18n/money';
import type { StateGuideMessages } from './messages.en';
import { SourceLinks } from './SourceLinks';

type Line = StateGuide['groups'][number]['lines'][number];
type Props = { t: StateGuideMessages['lines']; line: Line; isDue: boolean; language: Language };

/** One fee: how its amount comes about, by what source, who pays it and how much. */
export function LineRow({ t, line, isDue, language }: Props) {
  const dollars = (cents: number) => formatCents(cents, language);
  const payer = t.payers[line.payer] + (line.payerBy ? `, ${t.by[line.payerBy]}` : '');
  const seller = line.sellerCents > 0 ? dollars(line.sellerCents) : '';
  const range = `${dollars(line.lowCents)} – ${dollars(line.highCents)}`;
  return (
    <tr className="border-b border-dashed border-line align-top last:border-0">
      <th scope="row" className="min-w-0 py-2.5 pr-3 text-left font-normal">
        <span className="font-medium">{line.name}</span>
        <span className="block text-sm text-muted [overflow-wrap:anywhere]">
          <span>{line.working}</span> <SourceLinks ids={[line.sourceId]} nameOf={t.source} />
        </span>
        {isDue && (
          <span className="block text-sm text-muted md:hidden">{`${payer}${seller && ` (${t.seller}: ${seller})`}`}</span>
        )}
      </th>
      <td className="px-3 py-2.5 leading-snug max-md:hidden">{isDue && payer}</td>
      <td className="py-2.5 pl-3 text-right">
        {line.buyerCents === 0 && line.highCents > 0 ? (
          t.upTo(dollars(line.highCents))
        ) : (
          <>
            <span className="font-semibold">{dollars(line.buyerCents)}</span>
            {line.lowCents < line.highCents && <span className="block text-sm text-muted">{range}</span>}
          </>
        )}
      </td>
      <td className="py-2.5 pl-3 text-right max-md:hidden">{seller}</td>
    </tr>
  );
}
