import { Module, type OnModuleInit } from '@nestjs/common';
import { premiumPriceOf, reportPriceOf, shownPrice } from '@closewise/domain/price';
import { SettingsModule, ShownSettings } from '../../administration/index.js';
import { Pages } from '../../platform/http/pages/pages.js';
import { PriceController } from './price.controller.js';
import { ReportPrices } from './report-prices.js';

/** What a report costs: what payments are asked for, and what the pages show. It is set among the settings. */
@Module({
  imports: [SettingsModule],
  controllers: [PriceController],
  providers: [ReportPrices],
  exports: [ReportPrices],
})
export class PriceModule implements OnModuleInit {
  constructor(
    private readonly settings: ShownSettings,
    private readonly pages: Pages,
  ) {}

  onModuleInit(): void {
    this.settings.register((settings) => {
      const priceCents = reportPriceOf(settings);
      const premiumCents = premiumPriceOf(settings);
      this.pages.fill({
        __REPORT_PRICE_CENTS__: String(priceCents),
        __REPORT_PRICE__: shownPrice(priceCents),
        __PREMIUM_PRICE_CENTS__: String(premiumCents),
        __PREMIUM_PRICE__: shownPrice(premiumCents),
      });
    });
  }
}
