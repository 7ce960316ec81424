import { withTime } from '../../apps/api/test/with-time.js';
import type { Site } from '../support/site.js';

/** After an update, open pages request files that no longer exist. */
export function testMissingFiles(sharedSite: () => Site): void {
  let site: Site;
  beforeAll(() => {
    site = sharedSite();
  });

  it('[RT-17] says that its script is missing, and reloads on demand', async () => {
    const page = await site.newPage();
    const chunk = '**/assets/RegisterPage-*.js';
    await page.route(chunk, (route) => route.abort());
    await page.goto(`${site.application.url}/affiliate/register`);
    await page.getByRole('heading', { level: 1, name: 'This page did not load' }).waitFor();
    await page.unroute(chunk);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await page.getByRole('textbox', { name: /Email/ }).first().waitFor();
    await page.close();
  });

  withTime(() => {
    it('[RT-17] stays readable and says that its form did not load', async () => {
      const page = await site.newPage();
      const chunk = '**/assets/property-form-*.js';
      await page.route(chunk, (route) => route.abort());
      await page.goto(`${site.application.url}/es/`);
      await page.getByRole('alert').getByText('Ocurrió un error. Inténtelo de nuevo.').waitFor();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.unroute(chunk);
      await page.getByRole('button', { name: 'Volver a cargar' }).click();
      const optIn = page.getByRole('checkbox', { name: /Envíenme|correo/ }).first();
      await optIn.click();
      await page.locator('#property-form input[type=email]').waitFor();
      await page.close();
    });
  });
}
