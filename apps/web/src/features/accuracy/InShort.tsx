import accuracy from '../../content/accuracy.json';
import type { AccuracyMessages } from './messages.en';

const { examples, averages } = accuracy;

/** The three measurements in a figure each, and what was not measured. */
export function InShort({ t }: { t: AccuracyMessages['short'] }) {
  const states = averages.states.length;
  const fees = averages.distances.find(({ percent }) => percent === 10)?.fees ?? 0;
  const figures = [
    { figure: t.of(examples.exact, examples.figures), text: t.examples },
    { figure: t.of(averages.taxes.within.of2021, states), text: t.taxes },
    { figure: t.of(fees, states), text: t.fees },
  ];
  return (
    <section aria-label={t.title} className="sheet relative -mt-14 p-6 sm:p-8">
      <dl className="grid gap-x-8 gap-y-7 md:grid-cols-3">
        {figures.map(({ figure, text }) => (
          <div key={text} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 text-[0.9375rem] text-muted">{text}</dt>
            <dd className="num font-display text-3xl font-bold text-pine-700">{figure}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-7 border-t border-dashed border-line pt-5">
        <p className="max-w-3xl font-semibold">{t.not}</p>
      </div>
    </section>
  );
}
