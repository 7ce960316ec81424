import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { Providers } from './app/Providers';
import { createRoutes } from './app/routes';
import { guidePages } from './prerender/guide-pages';
import { OutageContext } from './shared/api/OutageContext';
import { createQueryClient } from './shared/api/query-client';
import { plant, type Seed } from './shared/api/seed';
import { admin, englishPages, pages } from './app/pages';
import {
  englishHref,
  englishPageIds,
  englishPaths,
  publicEnglishPageIds,
  servedPageIds,
} from './shared/i18n/english-paths';
import { languageOf, languages, type Language } from './shared/i18n/language';
import {
  formerPaths,
  pageIds,
  paths,
  pathsToReport,
  publicPageIds,
  reportPath,
  routePattern,
} from './shared/i18n/paths';
import { CollectContext } from './shared/islands/Island';
import { WrittenIslands } from './shared/islands/written-islands';
import { openPaths } from './shared/maintenance/open-paths';

export { englishHref, englishPageIds, englishPaths, guidePages, publicEnglishPageIds, servedPageIds };
export { languages, openPaths, pageIds, paths, publicPageIds, routePattern };
/** What the server answers with another address: pattern → pattern with the same places. */
export const redirects: Record<string, string> = {
  ...formerPaths,
  ...Object.fromEntries(pathsToReport.map((path) => [path, reportPath])),
  ...Object.fromEntries(englishPageIds.map((id) => [`/es${englishPaths[id]}`, englishPaths[id]])),
};
export const seoOf = { ...pages, ...englishPages, admin };
export type Rendered = {
  status: number;
  language: Language;
  head: string;
  html: string;
  /** Names of the islands of a page that awakens in them; none when the client takes the whole page over. */
  islands: string[] | null;
};

/** What a route says of its page. */
type Handle = { status?: number; islands?: boolean };

const mark = '<div data-split="">';
const handler = createStaticHandler(createRoutes());

type Rendering = { closed?: boolean; seed?: Seed | null };

/**
 * One page as the head tags and the HTML of its body, made of the answers of `seed`, which is null where they could not be
 * read; `closed` gives what stands in its place in maintenance.
 */
export async function render(path: string, { closed = false, seed = [] }: Rendering = {}): Promise<Rendered> {
  const client = createQueryClient();
  plant(client, seed ?? []);
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} redirects to ${context.headers.get('location')}`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const handle = context.matches.at(-1)?.route.handle as Handle | undefined;
  const islands = handle?.islands && !closed ? new WrittenIslands() : null;
  const { prelude } = await prerenderToNodeStream(
    // React writes the hoisted title, meta and link tags before the first element: the page is split there.
    <div data-split="">
      <Providers client={client} closed={closed}>
        <OutageContext value={seed === null}>
          <CollectContext value={islands?.collect ?? null}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </CollectContext>
        </OutageContext>
      </Providers>
    </div>,
    {
      onError: (error) => {
        throw error;
      },
    },
  );
  const output = await text(prelude as NodeJS.ReadableStream);
  const start = output.indexOf(mark);
  const language = languageOf(path);
  const html = output.slice(start + mark.length, output.lastIndexOf('</div>'));
  return {
    status: handle?.status ?? context.statusCode,
    language,
    head: output.slice(0, start),
    html: islands ? await islands.putInto(html, language) : html,
    islands: islands && islands.names,
  };
}
