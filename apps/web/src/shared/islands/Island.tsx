import { createContext, use } from 'react';
import type { Language } from '../i18n/language';
import type { Elements } from '../ui/elements';

/**
 * When the browser hydrates an island: `load` after the first paint, `visible` when it is close to the
 * viewport, `request` when `requestIsland` is called with its name.
 */
export type HydrateOn = 'load' | 'visible' | 'request';

/** Collects an island's content during prerendering and returns its number. */
export type Collect = (name: string, content: Elements) => number;

export const CollectContext = createContext<Collect | null>(null);

type Props = {
  name: string;
  language: Language;
  hydrateOn: HydrateOn;
  /** Data for the content besides its texts; it is embedded in the page. */
  data?: object;
  children: Elements;
};

/**
 * An interactive part of a static page. The browser loads its content from `app/islands` by name; on pages of
 * the router it renders like any other component.
 */
export function Island({ name, language, hydrateOn, data, children }: Props) {
  const collect = use(CollectContext);
  if (!collect) return children;
  return (
    <div
      className="contents"
      data-island={name}
      data-language={language}
      data-hydrate-on={hydrateOn}
      data-of={data && JSON.stringify(data)}
    >
      {islandPlaceholder(collect(name, children))}
    </div>
  );
}

/** Marks an island's place in the page until its HTML is inserted. */
export const islandPlaceholder = (number: number): string => `[[island ${number}]]`;
