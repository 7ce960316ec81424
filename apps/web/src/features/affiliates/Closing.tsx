import { useEffect, useRef, type ReactNode } from 'react';
import { PlatMap } from '../../shared/motif/PlatMap';

type Props = { title: string; body: ReactNode; children?: ReactNode };

/** The last screen of something; it takes the focus, since what was there before is gone. */
export function Closing({ title, body, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="on-dark relative isolate grid min-h-[30rem] items-center overflow-hidden bg-pine-900 text-white">
      <PlatMap className="absolute inset-0 -z-10 size-full mask-[linear-gradient(100deg,transparent_20%,#000_65%)]" />
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
    </section>
  );
}
