import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import type { Language } from '../i18n/language';
import { placeOf, type Collect } from './Island';
import { idPrefix, IslandRoot } from './IslandRoot';

/** The islands of a page that is being written on the server: each a root of its own, as it is in the browser. */
export class WrittenIslands {
  private readonly found: { name: string; content: ReactNode }[] = [];

  readonly collect: Collect = (name, content) => this.found.push({ name, content }) - 1;

  get names(): string[] {
    return this.found.map(({ name }) => name);
  }

  /** The page with each island in its place. */
  async putInto(html: string, language: Language): Promise<string> {
    const written = await Promise.all(this.found.map(({ name, content }) => write(name, content, language)));
    return written.reduce((page, island, number) => page.replace(placeOf(number), () => island), html);
  }
}

async function write(name: string, content: ReactNode, language: Language): Promise<string> {
  const { prelude } = await prerenderToNodeStream(<IslandRoot language={language}>{content}</IslandRoot>, {
    identifierPrefix: idPrefix(name),
    onError: (error) => {
      throw error;
    },
  });
  return text(prelude as NodeJS.ReadableStream);
}
