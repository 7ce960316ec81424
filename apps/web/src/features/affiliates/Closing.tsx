import type { ReactNode } from 'react';
import { PlatBand } from '../../shared/ui/PlatMap';
import { useHeadingFocus } from '../../shared/ui/use-focus';

type Props = { title: string; body: ReactNode; children?: ReactNode };

/** Final screen of a flow. Takes the focus, because the content that had it is gone. */
export function Closing({ title, body, children }: Props) {
  const heading = useHeadingFocus();
  return (
    <PlatBand className="grid min-h-[30rem] items-center">
      <div className="wrap py-28">
        <h1
          ref={heading}
          tabIndex={-1}
          className="display max-w-2xl text-[2.5rem] outline-none sm:text-[3.5rem]"
        >
          {title}
        </h1>
        <p className="mt-4 max-w-xl text-lg text-pine-100 [overflow-wrap:anywhere]">{body}</p>
        <div className="mt-7 flex flex-wrap gap-3">{children}</div>
      </div>
    </PlatBand>
  );
}
