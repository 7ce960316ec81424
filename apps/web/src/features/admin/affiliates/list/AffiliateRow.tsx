import { useLayoutEffect, useRef, useState } from 'react';
import { FlexRender, type Row } from '@tanstack/react-table';
import type { AdminAffiliate } from '@closewise/contracts/admin';
import { useReturningFocus } from '../../ChangeForm';
import { useMayChange } from '../../may-change';
import { isQuestion, changeQuestions, changeForms, isForm, type OpenPanel } from '../changes/changes';
import texts from '../texts';
import type { ListFeatures } from './columns';
import { MorePanel } from './MorePanel';

type Props = { row: Row<ListFeatures, AdminAffiliate> };

/** An affiliate's row, and the panel that is open below it. */
export function AffiliateRow({ row }: Props) {
  const [opened, setOpened] = useState<OpenPanel>(null);
  const affiliate = row.original;
  const cells = row.getAllCells();
  const Question = isQuestion(opened) ? changeQuestions[opened] : null;
  const close = () => setOpened(null);
  const line = useMainFocusOnRemoval();
  return (
    <>
      <tr
        ref={line}
        className="align-top max-xl:grid max-xl:grid-cols-2 max-xl:content-start max-xl:gap-x-4 max-xl:gap-y-3 max-xl:rounded-2xl max-xl:border max-xl:border-line max-xl:p-4 xl:border-t xl:border-dashed xl:border-line"
      >
        {cells.map((cell) => (
          <td
            key={cell.id}
            data-label={cell.column.columnDef.header}
            className={`min-w-0 xl:px-1.5 xl:py-3 xl:first:pl-0 ${layouts[cell.column.id] ?? labelled}`}
          >
            <FlexRender cell={cell} />
          </td>
        ))}
        <td className="max-xl:col-span-2 xl:py-1.5 xl:pl-1.5">
          <RowActions affiliate={affiliate} opened={opened} onOpen={setOpened} />
          {Question && <Question affiliate={affiliate} onClose={close} />}
        </td>
      </tr>
      {opened && !Question && (
        <tr className="max-xl:col-span-full max-xl:block">
          <td colSpan={cells.length + 1} className="max-xl:block xl:pb-5">
            <OpenedPanel affiliate={affiliate} opened={opened} onOpen={setOpened} />
          </td>
        </tr>
      )}
    </>
  );
}

/** Moves the focus to the main element if a row that has it is removed, for example after deletion. */
function useMainFocusOnRemoval() {
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

type OpenedPanelProps = { affiliate: AdminAffiliate; opened: OpenPanel; onOpen: (opened: OpenPanel) => void };

/** The details or a form below the row. */
function OpenedPanel({ affiliate, opened, onOpen }: OpenedPanelProps) {
  const panel = useReturningFocus();
  const close = () => onOpen(null);
  const Form = isForm(opened) ? changeForms[opened] : null;
  return (
    <div ref={panel}>
      {Form ? (
        <Form affiliate={affiliate} onClose={close} />
      ) : (
        <MorePanel affiliate={affiliate} onOpen={onOpen} onClose={close} />
      )}
    </div>
  );
}

type RowActionsProps = { affiliate: AdminAffiliate; opened: OpenPanel; onOpen: (opened: OpenPanel) => void };

/** The most frequent actions; the rest is behind More. A terminated affiliate can only be deleted. */
function RowActions({ affiliate: { name, status }, opened, onOpen }: RowActionsProps) {
  const mayChange = useMayChange();
  const kinds = mayChange ? (status === 'terminated' ? (['remove', 'more'] as const) : all) : looking;
  return (
    <div className="flex flex-wrap max-xl:-mx-2 max-xl:gap-x-0.5 xl:-ml-1.5 xl:flex-nowrap max-xl:border-t max-xl:border-dashed max-xl:border-line max-xl:pt-2">
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-label={`${texts.actions[kind]} ${name}`}
          aria-expanded={kind === 'remove' ? undefined : opened === kind}
          className="min-h-10 rounded-lg px-1.5 font-semibold text-pine-700 hover:bg-pine-50 aria-expanded:bg-pine-100 max-xl:min-h-11 max-xl:px-3"
          onClick={() => onOpen(opened === kind ? null : kind)}
        >
          {texts.actions[kind]}
        </button>
      ))}
    </div>
  );
}

const looking = ['more'] as const;
const all = ['edit', 'rate', 'remove', 'more'] as const;
