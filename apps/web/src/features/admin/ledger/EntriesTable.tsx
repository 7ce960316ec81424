import type { LedgerEntry } from '../../../shared/api/admin-ledger';
import { formatCents } from '../../../shared/i18n/money';
import { ColumnHead } from '../../../shared/ui/ColumnHead';
import { Pager } from '../Pager';
import { formatUtcMoment } from '../moments';
import { entryTitle, formatSignedCents } from './EntryFacts';
import texts from './texts';

const t = texts.table;
const pageSize = 20;

type Props = {
  entries: readonly LedgerEntry[];
  total: number;
  selected: number;
  onSelect: (number: number) => void;
  onExplain: (number: number) => void;
};

/** The page of entries that contains the selected one. */
export function EntriesTable({ entries, total, selected, onSelect, onExplain }: Props) {
  const page = Math.ceil(selected / pageSize);
  const shown = entries.filter(({ number }) => Math.ceil(number / pageSize) === page);
  return (
    <div>
      <table className="num w-full text-[0.9375rem]">
        <caption className="display mb-2 text-left font-sans text-xl">{t.title}</caption>
        <thead>
          <tr className="border-b border-ink/80">
            <ColumnHead>{t.number}</ColumnHead>
            <ColumnHead>{t.what}</ColumnHead>
            <ColumnHead numeric>{t.amount}</ColumnHead>
            <ColumnHead numeric className="max-lg:pr-0">
              {t.balance}
            </ColumnHead>
            <ColumnHead className="pl-6 max-lg:hidden">{t.event}</ColumnHead>
          </tr>
        </thead>
        <tbody>
          {shown.map((entry) => (
            <EntryRow
              key={entry.number}
              entry={entry}
              isSelected={entry.number === selected}
              onSelect={onSelect}
              onExplain={onExplain}
            />
          ))}
        </tbody>
      </table>
      <Pager
        texts={t}
        page={page}
        pageSize={pageSize}
        total={total}
        onPage={(next) => onSelect((next - 1) * pageSize + 1)}
      />
    </div>
  );
}

type RowProps = Pick<Props, 'onSelect' | 'onExplain'> & { entry: LedgerEntry; isSelected: boolean };

function EntryRow({ entry, isSelected, onSelect, onExplain }: RowProps) {
  const { number, at, cents, balanceCents, stream, version } = entry;
  return (
    <tr className={`border-b border-dashed border-line align-top ${isSelected ? 'bg-marigold-100' : ''}`}>
      <th scope="row" className="py-1.5 pr-2 text-left font-medium">
        <button
          type="button"
          aria-label={t.show(number)}
          aria-current={isSelected}
          className="link min-h-8 min-w-8 text-left"
          onClick={() => onSelect(number)}
        >
          {number}
        </button>
      </th>
      <td className="px-2 py-2.5 leading-snug">
        <span>{entryTitle(entry)}</span>
        <time dateTime={at} className="block text-sm text-muted">
          {formatUtcMoment(at)}
        </time>
      </td>
      <td className="px-2 py-1.5 text-right">
        <ExplainButton
          amount={formatSignedCents(cents)}
          number={number}
          warns={cents < 0}
          onExplain={onExplain}
        />
      </td>
      <td className="px-2 py-1.5 text-right font-semibold max-lg:pr-0">
        <ExplainButton amount={formatCents(balanceCents, 'en', 2)} number={number} onExplain={onExplain} />
      </td>
      <td className="max-w-64 py-2.5 pl-6 text-sm text-muted [overflow-wrap:anywhere] max-lg:hidden">
        {texts.explain.at(stream, version)}
      </td>
    </tr>
  );
}

type ExplainButtonProps = Pick<Props, 'onExplain'> & { amount: string; number: number; warns?: boolean };

/** An amount that opens its explanation. */
const ExplainButton = ({ amount, number, warns = false, onExplain }: ExplainButtonProps) => (
  <button
    type="button"
    aria-label={t.explain(amount, number)}
    className={`link min-h-8 text-right ${warns ? 'text-clay-700' : ''}`}
    onClick={() => onExplain(number)}
  >
    {amount}
  </button>
);
