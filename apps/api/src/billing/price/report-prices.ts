import { Injectable } from '@nestjs/common';
import type { ItemPrices } from '@closewise/domain/billing';
import type { Cents } from '@closewise/domain/money';
import { premiumPriceOf, reportPriceOf } from '@closewise/domain/price';
import { Settings } from '../../administration/index.js';

/** What a report and premium cost, as the operator has set it; read from the log each time, since money is asked for by it. */
@Injectable()
export class ReportPrices {
  constructor(private readonly settings: Settings) {}

  async now(): Promise<Cents> {
    return reportPriceOf(await this.settings.load());
  }

  /** What premium costs on top of it. */
  async premiumNow(): Promise<Cents> {
    return premiumPriceOf(await this.settings.load());
  }

  /** All prices that each ever had, oldest first. */
  async ever(): Promise<ItemPrices> {
    const { pricesCents, premiumPricesCents } = await this.settings.load();
    return { report: pricesCents, premium: premiumPricesCents };
  }
}
