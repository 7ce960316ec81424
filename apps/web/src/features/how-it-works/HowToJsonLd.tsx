import { JsonLd } from '../../shared/seo/JsonLd';

type Props = { name: string; description: string; steps: readonly { title: string; body: string }[] };

const fiveMinutes = 'PT5M';

/** The steps for search engines. */
export function HowToJsonLd({ name, description, steps }: Props) {
  const step = steps.map(({ title, body }, index) => ({
    '@type': 'HowToStep',
    position: index + 1,
    name: title,
    text: body,
  }));
  return <JsonLd data={{ '@type': 'HowTo', name, description, totalTime: fiveMinutes, step }} />;
}
