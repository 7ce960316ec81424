import { render, act } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Providers } from '../app/Providers';
import { createRoutes } from '../app/routes';
import { createQueryClient } from '../shared/api/queries';

/** Renders the whole client at an address. */
export function renderApp(path: string) {
  const router = createMemoryRouter(createRoutes(), { initialEntries: [path] });
  render(
    <Providers client={createQueryClient()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { router, user: userEvent.setup({ delay: null }), path: () => router.state.location.pathname };
}

/** Fills in a field by pasting, for tests that are not about typing. */
export async function paste(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  act(() => field.focus());
  await user.paste(text);
}
