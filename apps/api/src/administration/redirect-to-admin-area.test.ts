import { fastify } from 'fastify';
import { ServerConfig } from '../platform/config/variables/server-config.js';
import { redirectToAdminArea } from './redirect-to-admin-area.js';

const server = fastify();
const config = Object.assign(new ServerConfig(), { adminUrl: 'https://admin.example.com' });
redirectToAdminArea(server, config);
server.all('/*', (_request, reply) => reply.send('served'));

async function answerTo(host: string, url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') {
  const { statusCode, headers } = await server.inject({ method, url, headers: { host } });
  return statusCode === 200 ? 'served' : [statusCode, headers['location']];
}

describe('the way to the admin area', () => {
  const home = [302, '/admin'];
  const moved = [301, '/admin'];
  const [site, admin] = ['www.example.com', 'admin.example.com'];

  it.each([
    [site, '/admin', 'served'],
    [site, '/admin/', 'served'],
    [site, '/admin?tab=settings', 'served'],
    [site, '/admin/dashboard', moved],
    [site, '/admin/x/y?z=1', home],
    [site, '/super-admin', moved],
    [site, '/super-admin/dashboard', moved],
    [site, '/super-admin/users', home],
    [admin, '/admin/dashboard', moved],
    [site, '/%61dmin/dashboard', moved],
    [site, '/Super%2DAdmin/', moved],
    [site, '//admin//x', home],
    [site, '/ADMIN/x', home],
    [site, '/administrators', 'served'],
    [site, '/', 'served'],
    [site, '/api/admin/settings', 'served'],
    [admin, '/admin', 'served'],
    ['ADMIN.example.com', '/', home],
    [admin, '/?x=1', home],
    [admin, '/es', home],
    [admin, '/html-report/4503599627370497', home],
    [admin, '//evil.example/x', home],
    [admin, '/assets/page.js', 'served'],
    [admin, '/favicon.svg', 'served'],
    [admin, '/api/auth/user', 'served'],
    [admin, '/%61pi/auth/user', 'served'],
    [admin, '/API/auth/user', 'served'],
    [admin, '/%61ssets/page.js', 'served'],
    [admin, '/%61dmin', 'served'],
    [admin, '/api%2Fauth', home],
    [admin, '/ready', 'served'],
    ['admin.example.com.evil.example', '/', 'served'],
  ])('[RT-09] at %s %s', async (host, url, expected) => {
    expect(await answerTo(host, url)).toEqual(expected);
  });

  it('leads nobody who sends something', async () => {
    expect(await answerTo(admin, '/api/auth/login', 'POST')).toBe('served');
    expect(await answerTo(site, '/admin/dashboard', 'POST')).toBe('served');
    expect(await answerTo(site, '/admin/dashboard', 'HEAD')).toEqual(moved);
  });

  it('keeps every host on the site while there is none for admins', async () => {
    const alone = fastify();
    redirectToAdminArea(alone, new ServerConfig());
    alone.get('/', () => 'served');
    expect((await alone.inject({ url: '/', headers: { host: 'admin.example.com' } })).statusCode).toBe(200);
  });
});
