import { useState } from 'react';
import { FlexRender, type Row } from '@tanstack/react-table';
import type { AdminAffiliate } from '@closewise/contracts/admin';
import { isQuestion, questions, type Opened } from '../changes/changes';
import type { ListFeatures } from './features';
import { OpenedPanel } from './OpenedPanel';
import { RowActions } from './RowActions';

type Props = { row: Row<ListFeatures, AdminAffiliate> };

/** An affiliate, and what is open of him. */
export function AffiliateRow({ row }: Props) {
  const [opened, setOpened] = useState<Opened>(null);
  const affiliate = row.original;
  const cells = row.getAllCells();
  const Question = isQuestion(opened) ? questions[opened] : null;
  const close = () => setOpened(null);
  return (
    <>
      <tr
        role="row"
        className="align-top max-lg:grid max-lg:grid-cols-2 max-lg:content-start max-lg:gap-x-4 max-lg:gap-y-3 max-lg:rounded-2xl max-lg:border max-lg:border-line max-lg:p-4 lg:border-t lg:border-dashed lg:border-line"
      >
        {cells.map((cell) => (
          <td
            key={cell.id}
            role="cell"
            data-label={cell.column.columnDef.header}
            className={`min-w-0 lg:px-1.5 lg:py-3 lg:first:pl-0 ${layouts[cell.column.id] ?? labelled}`}
          >
            <FlexRender cell={cell} />
          </td>
        ))}
        <td role="cell" className="max-lg:col-span-2 lg:py-1.5 lg:pl-1.5">
          <RowActions affiliate={affiliate} opened={opened} onOpen={setOpened} />
          {Question && <Question affiliate={affiliate} onClose={close} />}
        </td>
      </tr>
      {opened && !Question && (
        <tr role="row" className="max-lg:col-span-full max-lg:block">
          <td role="cell" colSpan={cells.length + 1} className="max-lg:block lg:pb-5">
            <OpenedPanel affiliate={affiliate} opened={opened} onOpen={setOpened} />
          </td>
        </tr>
      )}
    </>
  );
}

const labelled =
  'max-lg:before:block max-lg:before:text-sm max-lg:before:text-muted max-lg:before:content-[attr(data-label)]';
const layouts: Readonly<Record<string, string>> = {
  name: 'max-lg:col-span-2 max-lg:text-lg max-lg:leading-snug [overflow-wrap:anywhere] lg:min-w-32',
  email: 'max-lg:col-span-2 max-lg:-mt-3 [overflow-wrap:anywhere] lg:min-w-36',
};
