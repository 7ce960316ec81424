import { render, act } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Providers } from '../app/Providers';
import { createRoutes } from '../app/routes';
import { createQueryClient } from '../shared/api/queries';

/** The whole client at an address, as a visitor meets it. */
export function renderApp(path: string) {
  const router = createMemoryRouter(createRoutes(), { initialEntries: [path] });
  render(
    <Providers client={createQueryClient()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { router, user: userEvent.setup({ delay: null }), path: () => router.state.location.pathname };
}

/** Fills a field in at once, as a visitor who pastes does: for tests that are not about typing. */
export async function paste(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  act(() => field.focus());
  await user.paste(text);
}
