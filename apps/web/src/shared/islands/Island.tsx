import { createContext, use } from 'react';
import type { Language } from '../i18n/language';
import type { Elements } from '../ui/elements';

/**
 * When the browser takes an island over: `at-once` when the page is painted, `seen`
 * when it comes near the window, `asked` when `askFor` is called with its name.
 */
export type Awakens = 'at-once' | 'seen' | 'asked';

/** Takes in what an island shows while its page is written on the server; says under which number it is found. */
export type Collect = (name: string, content: Elements) => number;

export const CollectContext = createContext<Collect | null>(null);

type Props = {
  name: string;
  language: Language;
  awakens: Awakens;
  /** What its content is made of, beside its texts: it is sent with the page. */
  data?: object;
  children: Elements;
};

/**
 * A part of a page that lives: the page around it stays as the server has written it. In the browser its content comes
 * from `app/islands` by its name; on pages that the router shows, it is content like any other.
 */
export function Island({ name, language, awakens, data, children }: Props) {
  const collect = use(CollectContext);
  if (!collect) return children;
  return (
    <div
      className="contents"
      data-island={name}
      data-language={language}
      data-awakens={awakens}
      data-of={data && JSON.stringify(data)}
    >
      {placeOf(collect(name, children))}
    </div>
  );
}

/** Stands in the written page until the island is put there. */
export const placeOf = (number: number): string => `[[island ${number}]]`;
