import type { ReactNode } from 'react';
import type { Language } from '../../shared/i18n/language';
import { formatCents } from '../../shared/i18n/money';
import { SourceLinks } from './GuideSources';
import type { StateGuideMessages } from './messages.en';

type Row = {
  name: string;
  note?: string;
  buyerTaxCents: number;
  sellerTaxCents: number;
  recordingCents: number;
  sourceIds: readonly string[];
};
type Props = {
  t: StateGuideMessages['counties'];
  label: string;
  head: string;
  rows: readonly Row[];
  language: Language;
};

/** The example's tax in several places. */
export function LocalCostsTable({ t, label, head, rows, language }: Props) {
  const dollars = (cents: number) => formatCents(cents, language);
  return (
    <WideTable label={label} columns={[head, t.buyerTaxes, t.sellerTaxes, t.recording, t.sourceHead]}>
      {rows.map(({ name, note, sourceIds, ...costs }) => (
        <tr key={name + note} className="border-b border-dashed border-line align-top last:border-0">
          <th
            scope="row"
            className="min-w-40 py-2 pl-4 pr-3 text-left font-medium leading-snug first-letter:uppercase"
          >
            <span>{name}</span>
            {note && (
              <span className="block text-sm font-normal text-muted first-letter:uppercase">{note}</span>
            )}
          </th>
          <td className="px-3 py-2 text-right">{dollars(costs.buyerTaxCents)}</td>
          <td className="px-3 py-2 text-right">{dollars(costs.sellerTaxCents)}</td>
          <td className="px-3 py-2 text-right">{dollars(costs.recordingCents)}</td>
          <td className="py-2 pl-3 pr-2.5 text-right">
            <SourceLinks ids={sourceIds} nameOf={t.source} />
          </td>
        </tr>
      ))}
    </WideTable>
  );
}

type WideTableProps = { label: string; columns: readonly string[]; children: ReactNode };

/** A table that scrolls sideways on small screens, by keyboard too. */
export function WideTable({ label, columns, children }: WideTableProps) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className="sheet mt-4 overflow-x-auto shadow-none">
      <table aria-label={label} className="num w-full text-[0.9375rem]">
        <thead className="border-b border-ink/80 align-bottom">
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`min-w-24 px-3 py-2.5 font-semibold leading-snug first:pl-4 last:pr-4 ${index === 0 ? 'text-left' : 'text-right'}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
