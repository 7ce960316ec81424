import { useId } from 'react';
import type { StateGuide } from '../../shared/api/state-guides';
import type { Language } from '../../shared/i18n/language';
import { formatCents } from '../../shared/i18n/money';
import type { GuideProps } from './guide-props';
import type { StateGuideMessages } from './messages.en';
import { SourceLinks } from './GuideSources';

/** The example by fee: required ones, then optional and rare ones. */
export function Lines({ t, guide, language }: GuideProps) {
  return (
    <section aria-labelledby="lines">
      <h2 id="lines" className="display text-3xl">
        {t.lines.title}
      </h2>
      <p className="mt-2 max-w-2xl text-muted">{t.lines.lede}</p>
      {guide.groups.map((group) => (
        <LinesTable key={group.group} t={t} group={group} language={language} />
      ))}
      {guide.gaps.length > 0 && (
        <div className="mt-8">
          <h3 className="text-xl font-bold">{t.gaps}</h3>
          <ul className="mt-2 grid max-w-3xl list-disc gap-1.5 pl-5 text-muted">
            {guide.gaps.map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

type Group = StateGuide['groups'][number];
type Props = { t: StateGuideMessages; group: Group; language: Language };

/** A group of fees; on phones the payer is below the fee's name. */
function LinesTable({ t, group, language }: Props) {
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

type Line = StateGuide['groups'][number]['lines'][number];
type LineRowProps = { t: StateGuideMessages['lines']; line: Line; isDue: boolean; language: Language };

/** A fee: its calculation, source, payer and amount. */
function LineRow({ t, line, isDue, language }: LineRowProps) {
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
