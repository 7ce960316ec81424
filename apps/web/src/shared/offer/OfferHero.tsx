import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { PlatMap } from '../motif/PlatMap';

type Props = {
  title: string;
  lede: string;
  price: string;
  promises: readonly string[];
  sheet: ReactNode;
  form: ReactNode;
};

/** Head of a page on which partners join: what they get and the closing sheet of it, beside the form. */
export function OfferHero({ title, lede, price, promises, sheet, form }: Props) {
  return (
    <section className="on-dark relative isolate overflow-hidden bg-pine-900 text-white">
      <PlatMap className="absolute inset-x-0 top-0 -z-10 h-190 w-full opacity-70 mask-[linear-gradient(100deg,transparent_30%,#000_65%)]" />
      <div aria-hidden="true" className="absolute inset-x-0 bottom-0 -z-10 h-40 bg-paper" />
      <div className="wrap grid items-start gap-x-14 gap-y-8 pb-12 pt-26 lg:grid-cols-[1fr_29rem] lg:pt-32">
        <div className="max-lg:contents">
          <div>
            <h1 className="display rise max-w-[33rem] text-[2.5rem] sm:text-[3.5rem] sm:leading-[1.04]">
              {title}
            </h1>
            <p className="rise mt-5 max-w-[31rem] text-lg text-pine-100">{lede}</p>
            <p className="rise mt-4 font-semibold">{price}</p>
            <ul className="rise mt-5 flex flex-wrap gap-x-5 gap-y-2 text-[0.9375rem] text-pine-100">
              {promises.map((promise) => (
                <li key={promise} className="flex items-center gap-2">
                  <Check aria-hidden size={17} strokeWidth={2.5} className="text-marigold-400" />
                  <span>{promise}</span>
                </li>
              ))}
            </ul>
          </div>
          <div className="rise max-w-lg max-lg:order-last max-lg:max-w-none lg:mt-10">{sheet}</div>
        </div>
        <div className="rise">{form}</div>
      </div>
    </section>
  );
}
