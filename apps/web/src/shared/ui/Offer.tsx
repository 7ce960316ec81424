import { type ReactNode, type SubmitEventHandler, useId } from 'react';
import { Check } from 'lucide-react';
import { PlatMap } from './PlatMap';

type Props = {
  title: string;
  lede: string;
  price: string;
  promises: readonly string[];
  sheet: ReactNode;
  form: ReactNode;
};

/** The header of a partner sign-up page: promises, an earnings sheet and the form. */
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

type Line = { name: string; note: string; amount: string };
type SharesSheetProps = {
  title: string;
  caption: string;
  lines: readonly Line[];
  total: string;
  totalAmount: string;
};

/** How one report's price is shared. */
export function SharesSheet(t: SharesSheetProps) {
  return (
    <figure className="overflow-hidden rounded-card bg-white text-ink shadow-sheet">
      <figcaption className="border-b border-line px-5 py-3.5 font-semibold">{t.title}</figcaption>
      <table className="num w-full text-[0.9375rem]">
        <caption className="sr-only">{t.caption}</caption>
        <tbody>
          {t.lines.map(({ name, note, amount }) => (
            <tr key={name} className="border-b border-dashed border-line last:border-0">
              <th scope="row" className="py-2.5 pl-5 pr-3 text-left font-medium leading-snug">
                <span>{name}</span>
                <span className="block text-sm font-normal text-muted">{note}</span>
              </th>
              <td className="py-2.5 pr-5 text-right">{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="bg-marigold-100">
            <th scope="row" className="py-3 pl-5 pr-3 text-left font-bold">
              {t.total}
            </th>
            <td className="py-3 pr-5 text-right font-display text-[1.625rem] font-bold">{t.totalAmount}</td>
          </tr>
        </tfoot>
      </table>
    </figure>
  );
}

type Item = { title: string; body: string };
type OfferStepsProps = { title: string; items: readonly Item[] };

/** The steps after joining. */
export function OfferSteps({ title, items }: OfferStepsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="wrap pb-16 pt-8">
      <h2 id={id} className="display text-4xl">
        {title}
      </h2>
      <ol className="mt-8 grid gap-8 md:grid-cols-3">
        {items.map((item, index) => (
          <li key={item.title} className="border-t border-ink/80 pt-5">
            <span aria-hidden="true" className="num font-display text-lg font-bold text-pine-700">
              {index + 1}
            </span>
            <h3 className="mt-2 text-xl font-bold">{item.title}</h3>
            <p className="mt-2 text-muted">{item.body}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function OfferReasons({ title, items }: OfferStepsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-y border-line bg-pine-50">
      <div className="wrap py-16">
        <h2 id={id} className="display text-4xl">
          {title}
        </h2>
        <ul className="mt-8 grid gap-x-10 gap-y-7 md:grid-cols-3">
          {items.map((item) => (
            <li key={item.title}>
              <h3 className="text-xl font-bold">{item.title}</h3>
              <p className="mt-2 text-muted">{item.body}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type Words = { title: string; submit: string; submitting: string; needsScript: string };
type JoinFormProps = { words: Words; busy: boolean; onSubmit: SubmitEventHandler; children: ReactNode };

/** The sign-up form; `children` are its fields. */
export function JoinForm({ words, busy, onSubmit, children }: JoinFormProps) {
  const id = useId();
  return (
    <form
      aria-labelledby={id}
      method="dialog" // POST, so that a form sent without a script does not write its values into the address
      noValidate
      className="on-light rounded-card bg-white p-5 text-ink shadow-card sm:p-7"
      onSubmit={onSubmit}
    >
      <h2 id={id} className="display text-[1.625rem]">
        {words.title}
      </h2>
      <div className="mt-4 grid gap-4">{children}</div>
      <button className="btn btn-primary mt-5 w-full text-[1.0625rem]" disabled={busy}>
        <span>{busy ? words.submitting : words.submit}</span>
        {busy && <span aria-hidden="true" className="spinner" />}
      </button>
      <noscript>
        <p className="mt-3 rounded-xl bg-marigold-100 p-3.5 text-sm font-semibold text-marigold-800">
          {words.needsScript}
        </p>
      </noscript>
    </form>
  );
}
