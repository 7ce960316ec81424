/** Structured data for search engines (schema.org). The script is data and never runs. */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // oxlint-disable-next-line react/no-danger -- no `<` is left, and data is not run
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

type Question = { question: string; answer: string };

/** The page's questions and answers. */
export function FaqJsonLd({ questions }: { questions: readonly Question[] }) {
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return <JsonLd data={{ '@type': 'FAQPage', mainEntity }} />;
}
