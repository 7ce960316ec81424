import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import type { Language } from '../i18n/language';
import { islandPlaceholder, type Collect } from './Island';
import { idPrefix, IslandRoot } from './IslandRoot';

/** The islands of a page during prerendering: each is a root of its own, as in the browser. */
export class PrerenderedIslands {
  private readonly found: { name: string; content: ReactNode }[] = [];

  readonly collect: Collect = (name, content) => this.found.push({ name, content }) - 1;

  get names(): string[] {
    return this.found.map(({ name }) => name);
  }

  /** Inserts each island into its place. */
  async putInto(html: string, language: Language): Promise<string> {
    const written = await Promise.all(
      this.found.map(({ name, content }) => prerenderIsland(name, content, language)),
    );
    return written.reduce(
      (page, island, number) => page.replace(islandPlaceholder(number), () => island),
      html,
    );
  }
}

async function prerenderIsland(name: string, content: ReactNode, language: Language): Promise<string> {
  const { prelude } = await prerenderToNodeStream(<IslandRoot language={language}>{content}</IslandRoot>, {
    identifierPrefix: idPrefix(name),
    onError: (error) => {
      throw error;
    },
  });
  return text(prelude as NodeJS.ReadableStream);
}
