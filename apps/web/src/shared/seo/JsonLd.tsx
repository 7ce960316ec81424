/** Facts of a page for search engines (schema.org). It is a block of data, which runs nothing. */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // oxlint-disable-next-line react/no-danger -- no `<` is left, and data is not run
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

type Question = { question: string; answer: string };

/** Questions with their answers, as they stand on the page. */
export function FaqJsonLd({ questions }: { questions: readonly Question[] }) {
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return <JsonLd data={{ '@type': 'FAQPage', mainEntity }} />;
}
