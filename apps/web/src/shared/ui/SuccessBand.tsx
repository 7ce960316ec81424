import type { LucideIcon } from 'lucide-react';
import { PlatBand } from './PlatMap';
import { useHeadingFocus } from './use-focus';
import type { Elements } from './elements';

type Props = { icon: LucideIcon; title: string; children: Elements };

/** The header shown after a form was sent; it takes the focus because the form is gone. */
export function SuccessBand({ icon: Icon, title, children }: Props) {
  const heading = useHeadingFocus();
  return (
    <PlatBand>
      <div className="wrap pb-20 pt-28 sm:pt-32">
        <Icon aria-hidden size={40} strokeWidth={1.75} className="text-marigold-400" />
        <h1
          ref={heading}
          tabIndex={-1}
          className="display mt-4 max-w-4xl text-[2.5rem] outline-none [overflow-wrap:anywhere] sm:text-[3.5rem]"
        >
          {title}
        </h1>
        {children}
      </div>
    </PlatBand>
  );
}
