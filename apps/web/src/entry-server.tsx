import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { Providers } from './app/Providers';
import { createRoutes } from './app/routes';
import { createQueryClient } from './shared/api/query-client';
import { admin, englishPages, pages } from './app/pages';
import { englishHref, englishPageIds, englishPaths, publicEnglishPageIds } from './shared/i18n/english-paths';
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
import { openPaths } from './shared/maintenance/open-paths';

export { englishHref, englishPageIds, englishPaths, publicEnglishPageIds };
export { languages, openPaths, pageIds, paths, publicPageIds, routePattern };
/** What the server answers with another address: pattern → pattern with the same places. */
export const redirects: Record<string, string> = {
  ...formerPaths,
  ...Object.fromEntries(pathsToReport.map((path) => [path, reportPath])),
  ...Object.fromEntries(englishPageIds.map((id) => [`/es${englishPaths[id]}`, englishPaths[id]])),
};
export const seoOf = { ...pages, ...englishPages, admin };
export type Rendered = { status: number; language: Language; head: string; html: string };

const mark = '<div data-split="">';
const handler = createStaticHandler(createRoutes());

/** One page as the head tags and the HTML of its body; `closed` gives what stands in its place in maintenance. */
export async function render(path: string, closed = false): Promise<Rendered> {
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} redirects to ${context.headers.get('location')}`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerenderToNodeStream(
    // React writes the hoisted title, meta and link tags before the first element: the page is split there.
    <div data-split="">
      <Providers client={createQueryClient()} closed={closed}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
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
  const handle = context.matches.at(-1)?.route.handle as { status?: number } | undefined;
  return {
    status: handle?.status ?? context.statusCode,
    language: languageOf(path),
    head: output.slice(0, start),
    html: output.slice(start + mark.length, output.lastIndexOf('</div>')),
  };
}
