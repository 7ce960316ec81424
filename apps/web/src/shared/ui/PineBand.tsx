import { PlatMap } from './PlatMap';
import type { Elements } from './elements';

type PineBandProps = { title: string; lede?: string; narrow?: boolean; children?: Elements };

/** The dark header of every page except the home page. */
export function PineBand({ title, lede, narrow = false, children }: PineBandProps) {
  return (
    <div className="on-dark relative isolate overflow-hidden bg-pine-900 text-white">
      <PlatMap className="absolute inset-y-0 right-0 -z-10 h-full w-full opacity-60 mask-[linear-gradient(90deg,transparent_30%,#000)]" />
      <div className={`wrap pb-24 pt-26 sm:pb-28 sm:pt-30 ${narrow ? 'max-w-3xl' : ''}`}>
        <h1 className="display text-[2.25rem] sm:text-[2.75rem]">{title}</h1>
        {lede && <p className="mt-3 max-w-2xl text-lg text-pine-100">{lede}</p>}
        {children}
      </div>
    </div>
  );
}
