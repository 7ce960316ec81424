import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { noScriptTexts } from './app/error-texts';
import { Providers } from './app/Providers';
import { createRoutes } from './app/routes';
import { guidePages } from './app/guide-pages';
import { createQueryClient, OutageContext, seedQueries, type Seed } from './shared/api/queries';
import { admin, englishPages, pages } from './app/pages';
import {
  englishHref,
  englishPageIds,
  englishPaths,
  publicEnglishPageIds,
  servedPageIds,
} from './shared/i18n/english-paths';
import {
  defaultLanguage,
  type Language,
  languageOf,
  languages,
  otherLanguages,
} from './shared/i18n/language';
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
import { PrerenderedIslands } from './shared/islands/prerendered-islands';
import { openPaths } from './shared/maintenance/open-paths';

export { englishHref, englishPageIds, englishPaths, guidePages, publicEnglishPageIds, servedPageIds };
export { defaultLanguage, languages, noScriptTexts, openPaths, pageIds, paths, publicPageIds, routePattern };
/** Redirects: pattern → target pattern with the same parameters. */
export const redirects: Record<string, string> = {
  ...formerPaths,
  ...Object.fromEntries(pathsToReport.map((path) => [path, reportPath])),
  ...Object.fromEntries(
    otherLanguages(defaultLanguage).flatMap((language) =>
      englishPageIds.map((id) => [`/${language}${englishPaths[id]}`, englishPaths[id]]),
    ),
  ),
};
export const seoOf = { ...pages, ...englishPages, admin };
export type Rendered = {
  status: number;
  language: Language;
  head: string;
  html: string;
  /** Names of the islands to hydrate; null when the client hydrates the whole page. */
  islands: string[] | null;
};

type Handle = { status?: number; islands?: boolean };

const mark = '<div data-split="">';
const handler = createStaticHandler(createRoutes());

type Rendering = { closed?: boolean; seed?: Seed | null };

/**
 * Renders a page as head tags and body HTML from the responses in `seed`; null means that they could not be
 * read. `closed` renders the maintenance page instead.
 */
export async function render(path: string, { closed = false, seed = [] }: Rendering = {}): Promise<Rendered> {
  const client = createQueryClient();
  seedQueries(client, seed ?? []);
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} redirects to ${context.headers.get('location')}`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const handle = context.matches.at(-1)?.route.handle as Handle | undefined;
  const islands = handle?.islands && !closed ? new PrerenderedIslands() : null;
  const { prelude } = await prerenderToNodeStream(
    // React writes hoisted title, meta and link tags before the first element; the output is split there.
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
