import type { Question } from './questions';

/** Short answers to what is asked most often. */
export function Questions({ title, questions }: { title: string; questions: readonly Question[] }) {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="display text-3xl">
        {title}
      </h2>
      <dl className="mt-5 grid gap-x-10 gap-y-6 md:grid-cols-2">
        {questions.map(({ question, answer }) => (
          <div key={question} className="border-t border-ink/80 pt-4">
            <dt className="text-lg font-semibold leading-snug">{question}</dt>
            <dd className="mt-2 text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
