import './shared/forms/forbid-compiled-schemas';
import './styles/app.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { ErrorMessage } from './app/ErrorScreen';
import { captureEarlyInput } from './app/early-input';
import { PreserveInput } from './app/PreserveInput';
import { Providers } from './app/Providers';
import { createRoutes } from './app/routes';
import { createQueryClient } from './shared/api/queries';
import { servedClosed } from './shared/maintenance/maintenance';
import { captureReferral } from './shared/referral';
import { showCarriedToast } from './shared/toast/carried-toast';

async function loadMatched(routes: RouteObject[]): Promise<void> {
  const matched = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

async function start(root: HTMLElement): Promise<void> {
  captureReferral(window.location.search, Date.now());
  showCarriedToast();
  const held = captureEarlyInput(root);
  const routes = createRoutes();
  try {
    await loadMatched(routes);
  } catch (error) {
    console.error('The page could not be loaded', error);
    createRoot(root).render(<ErrorMessage pathname={window.location.pathname} />);
    return;
  }
  const client = createQueryClient();
  // The maintenance flag must be read before the tags of the served page are removed.
  const app = (
    <Providers client={client} closed={servedClosed()}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </Providers>
  );
  if (root.hasAttribute('data-prerendered')) {
    const keeping = (
      <PreserveInput root={root} held={held}>
        {app}
      </PreserveInput>
    );
    hydrateRoot(root, keeping);
  } else {
    held.release();
    for (const tag of document.head.querySelectorAll('[data-shell]')) tag.remove();
    createRoot(root).render(app);
  }
}

const root = document.getElementById('root');
if (root) void start(root);
