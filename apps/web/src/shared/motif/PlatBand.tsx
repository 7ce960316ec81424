import { PlatMap } from './PlatMap';
import type { Elements } from '../ui/elements';

type Props = { role?: 'alert'; className?: string; children: Elements };

/** The dark part of a page that has one thing to say; the plat begins to the right of the words. */
export const PlatBand = ({ role, className = '', children }: Props) => (
  <section
    role={role}
    className={`on-dark relative isolate overflow-hidden bg-pine-900 text-white ${className}`}
  >
    <PlatMap className="absolute inset-0 -z-10 size-full mask-[linear-gradient(100deg,transparent_20%,#000_65%)]" />
    {children}
  </section>
);
