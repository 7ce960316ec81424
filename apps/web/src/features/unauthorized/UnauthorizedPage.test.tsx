import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adminApi } from '../../test/admin-api';
import { renderApp } from '../../test/render-app';

it.each([
  [
    '/unauthorized',
    'Access Denied',
    "You don't have permission to access this page",
    /Administrator privileges are required/,
    'Return to Home',
    'Logout',
    '/',
  ],
  [
    '/es/no-autorizado',
    'Acceso denegado',
    'No tiene permiso para acceder a esta página',
    /privilegios de administrador/,
    'Volver al inicio',
    'Cerrar sesión',
    '/es/',
  ],
])(
  '[AD-01] %s shows that access is denied, and leads home or logs out',
  async (at, title, lede, why, back, logout, home) => {
    const sent = adminApi.logout();
    const { user, path } = renderApp(at);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(lede)).toBeVisible();
    expect(screen.getByText(why)).toBeVisible();
    expect(screen.getByRole('link', { name: back })).toHaveAttribute('href', home);
    await user.click(screen.getByRole('button', { name: logout }));
    await waitFor(() => expect(path()).toBe(home));
    expect(sent).toHaveLength(1);
  },
);
