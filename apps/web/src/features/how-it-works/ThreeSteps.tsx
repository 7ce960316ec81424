type Step = { title: string; body: string; time: string };

/** What the buyer does, in order. */
export function ThreeSteps({ title, steps }: { title: string; steps: readonly Step[] }) {
  return (
    <section aria-labelledby="steps" className="wrap py-16 sm:py-20">
      <h2 id="steps" className="display text-4xl">
        {title}
      </h2>
      <ol className="mt-8 grid gap-8 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title} className="border-t border-ink/80 pt-5">
            <span aria-hidden="true" className="num font-display text-lg font-bold text-pine-700">
              {index + 1}
            </span>
            <h3 className="mt-2 text-xl font-bold">{step.title}</h3>
            <p className="mt-2 text-muted">{step.body}</p>
            <p className="mt-3 text-[0.9375rem] font-semibold text-pine-700">{step.time}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
