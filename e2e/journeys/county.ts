import { collectConsoleErrors } from '../support/console-errors.js';
import { sendProperty } from '../support/order.js';
import { findViolations } from '../support/page-checks.js';
import type { Site } from '../support/site.js';
import { keepToasts, waitForUncoveringToast } from '../support/toasts.js';
import { words } from '../support/words.js';

const katy = '5 Oak Street, Katy, TX 77494';
const journeys = [
  { language: 'en', width: 390, price: '450k' },
  { language: 'es', width: 1280, price: '450 mil dólares' },
] as const;

export function testCountyQuestion(sharedSite: () => Site): void {
  let site: Site;
  beforeAll(() => {
    site = sharedSite();
  });

  it.each(journeys)(
    '[CO-06] reviews the order, corrects it and chooses the county ($language, $width px)',
    async ({ language, width, price }) => {
      const t = words[language];
      const context = await site.newContext({ viewport: { width, height: 800 } });
      await keepToasts(context);
      const page = await context.newPage();
      const consoleErrors = collectConsoleErrors(page);
      const check = async (step: string): Promise<void> =>
        expect({ step, violations: await findViolations(page, `${step}-${language}`) }).toEqual({
          step,
          violations: [],
        });
      const order = page.getByRole('region', { name: t.order });
      const counties = order.getByRole('group', { name: t.countyQuestion });

      await page.goto(site.application.url + t.home);
      await page.getByLabel(t.price).fill(price);
      await page.getByText('$450,000.00').waitFor();
      await check('price-understood');
      await sendProperty(page, language, { address: katy, price });
      await order.getByText(katy).waitFor();
      await waitForUncoveringToast(page, t.submitted);
      await check('county-asked');
      await page.reload();
      await counties.waitFor();
      expect(await page.getByLabel(t.card).count()).toBe(0);

      await order.getByRole('link', { name: t.edit }).click();
      await page.waitForURL(`${site.application.url}${t.home}#property-form`);
      await page.getByRole('button', { name: t.continue }).click();
      await counties.getByRole('radio', { name: t.notSure }).waitFor();
      await counties.getByRole('radio', { name: 'Harris County' }).check();
      await order.getByRole('button', { name: t.confirmPlace }).click();
      await order.getByRole('button', { name: t.change }).waitFor();
      await page.getByLabel(t.card).waitFor();
      await check('county-answered');

      expect(consoleErrors).toEqual([]);
      await context.close();
    },
  );
}
