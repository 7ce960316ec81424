import type { AdminAffiliate } from '@closewise/contracts/admin';
import type { Opened } from '../changes/changes';
import texts from '../texts';

type Props = { affiliate: AdminAffiliate; opened: Opened; onOpen: (opened: Opened) => void };

/** What is done most; the rest is behind More. A terminated affiliate can only be deleted. */
export function RowActions({ affiliate: { name, status }, opened, onOpen }: Props) {
  const kinds = status === 'terminated' ? (['remove', 'more'] as const) : all;
  return (
    <div className="-mx-2 flex flex-wrap gap-x-0.5 max-lg:border-t max-lg:border-dashed max-lg:border-line max-lg:pt-2">
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-label={`${texts.actions[kind]} ${name}`}
          aria-expanded={kind === 'remove' ? undefined : opened === kind}
          className="min-h-10 rounded-lg px-2 font-semibold text-pine-700 hover:bg-pine-50 aria-expanded:bg-pine-100 max-lg:min-h-11 max-lg:px-3"
          onClick={() => onOpen(opened === kind ? null : kind)}
        >
          {texts.actions[kind]}
        </button>
      ))}
    </div>
  );
}

const all = ['edit', 'rate', 'remove', 'more'] as const;
