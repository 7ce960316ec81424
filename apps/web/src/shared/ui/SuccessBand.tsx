import { useEffect, useRef, type ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { PlatMap } from '../motif/PlatMap';

type Props = { icon: LucideIcon; title: string; children: ReactNode };

/** Head of the screen after a form; it takes the focus, since the form is gone. */
export function SuccessBand({ icon: Icon, title, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="on-dark relative isolate overflow-hidden bg-pine-900 text-white">
      <PlatMap className="absolute inset-0 -z-10 size-full mask-[linear-gradient(100deg,transparent_20%,#000_65%)]" />
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
    </section>
  );
}
