import type { AdminAffiliate } from '@closewise/contracts/admin';
import { useMayChange } from '../../may-change';
import type { Opened } from '../changes/changes';
import texts from '../texts';

type Props = { affiliate: AdminAffiliate; opened: Opened; onOpen: (opened: Opened) => void };

/** What is done most; the rest is behind More. A terminated affiliate can only be deleted. */
export function RowActions({ affiliate: { name, status }, opened, onOpen }: Props) {
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
