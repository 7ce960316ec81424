import { Injectable, Controller, Get, HttpStatus, Module, type OnModuleInit } from '@nestjs/common';
import type { ItemPrices } from '@closewise/domain/billing';
import type { Cents } from '@closewise/domain/money';
import { premiumPriceOf, reportPriceOf, formatPrice } from '@closewise/domain/price';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { publicPriceView, type PublicPriceView } from '@closewise/contracts/admin';
import { Settings, SettingsCache, SettingsModule } from '../administration/index.js';
import { Access } from '../platform/access/access.js';
import { ResponseSchema } from '../platform/http/openapi/response-schema.js';
import { Pages } from '../platform/http/pages/pages.js';

/** The operator's prices for a report and for premium. Read from the log on each call, since buyers are charged by them. */
@Injectable()
export class ReportPrices {
  constructor(private readonly settings: Settings) {}

  async currentPrice(): Promise<Cents> {
    return reportPriceOf(await this.settings.load());
  }

  /** Premium's price on top of the report's. */
  async currentPremiumPrice(): Promise<Cents> {
    return premiumPriceOf(await this.settings.load());
  }

  /** All prices so far, oldest first. */
  async allPrices(): Promise<ItemPrices> {
    const { pricesCents, premiumPricesCents } = await this.settings.load();
    return { report: pricesCents, premium: premiumPricesCents };
  }
}

/** Current prices for the site's pages. */
@ApiTags('public')
@Access('visitor')
@Controller('api/public/price')
class PriceController {
  constructor(private readonly settings: SettingsCache) {}

  @Get()
  @ResponseSchema(publicPriceView)
  @ApiOperation({
    operationId: 'readReportPrice',
    summary: 'What a report costs now, and premium on top of it',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'The prices in cents', standardSchema: publicPriceView })
  async price(): Promise<PublicPriceView> {
    const settings = await this.settings.current();
    return {
      success: true,
      amountCents: reportPriceOf(settings),
      premiumCents: premiumPriceOf(settings),
    };
  }
}

/** The prices that buyers are charged and that pages show; admins change them in the settings. */
@Module({
  imports: [SettingsModule],
  controllers: [PriceController],
  providers: [ReportPrices],
  exports: [ReportPrices],
})
export class PriceModule implements OnModuleInit {
  constructor(
    private readonly settings: SettingsCache,
    private readonly pages: Pages,
  ) {}

  onModuleInit(): void {
    this.settings.register((settings) => {
      const priceCents = reportPriceOf(settings);
      const premiumCents = premiumPriceOf(settings);
      this.pages.fill({
        __REPORT_PRICE_CENTS__: String(priceCents),
        __REPORT_PRICE__: formatPrice(priceCents),
        __PREMIUM_PRICE_CENTS__: String(premiumCents),
        __PREMIUM_PRICE__: formatPrice(premiumCents),
      });
    });
  }
}
