import { useLayoutEffect, useRef, useState } from 'react';
import { FlexRender, type Row } from '@tanstack/react-table';
import type { AdminAffiliate } from '@closewise/contracts/admin';
import { isQuestion, questions, type Opened } from '../changes/changes';
import type { ListFeatures } from './features';
import { OpenedPanel } from './OpenedPanel';
import { RowActions } from './RowActions';

type Props = { row: Row<ListFeatures, AdminAffiliate> };

/** An affiliate, and what is open of them. */
export function AffiliateRow({ row }: Props) {
  const [opened, setOpened] = useState<Opened>(null);
  const affiliate = row.original;
  const cells = row.getAllCells();
  const Question = isQuestion(opened) ? questions[opened] : null;
  const close = () => setOpened(null);
  const line = useFocusForMain();
  return (
    <>
      <tr
        ref={line}
        role="row"
        className="align-top max-xl:grid max-xl:grid-cols-2 max-xl:content-start max-xl:gap-x-4 max-xl:gap-y-3 max-xl:rounded-2xl max-xl:border max-xl:border-line max-xl:p-4 xl:border-t xl:border-dashed xl:border-line"
      >
        {cells.map((cell) => (
          <td
            key={cell.id}
            role="cell"
            data-label={cell.column.columnDef.header}
            className={`min-w-0 xl:px-1.5 xl:py-3 xl:first:pl-0 ${layouts[cell.column.id] ?? labelled}`}
          >
            <FlexRender cell={cell} />
          </td>
        ))}
        <td role="cell" className="max-xl:col-span-2 xl:py-1.5 xl:pl-1.5">
          <RowActions affiliate={affiliate} opened={opened} onOpen={setOpened} />
          {Question && <Question affiliate={affiliate} onClose={close} />}
        </td>
      </tr>
      {opened && !Question && (
        <tr role="row" className="max-xl:col-span-full max-xl:block">
          <td role="cell" colSpan={cells.length + 1} className="max-xl:block xl:pb-5">
            <OpenedPanel affiliate={affiliate} opened={opened} onOpen={setOpened} />
          </td>
        </tr>
      )}
    </>
  );
}

/** A row that leaves the list with the focus in it, since it was deleted, hands it to the main part of the page. */
function useFocusForMain() {
  const line = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    const element = line.current;
    const main = element?.closest('main');
    return () => {
      if (element?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    };
  }, []);
  return line;
}

const labelled =
  'max-xl:before:block max-xl:before:text-sm max-xl:before:text-muted max-xl:before:content-[attr(data-label)]';
const layouts: Readonly<Record<string, string>> = {
  name: 'max-xl:col-span-2 max-xl:text-lg max-xl:leading-snug [overflow-wrap:anywhere] xl:min-w-32',
  email: 'max-xl:col-span-2 max-xl:-mt-3 [overflow-wrap:anywhere] xl:min-w-36',
};
