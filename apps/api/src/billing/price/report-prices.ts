import { Injectable } from '@nestjs/common';
import type { Cents } from '@closewise/domain/money';
import { reportPriceOf } from '@closewise/domain/price';
import { Settings } from '../../administration/index.js';

/** What a report costs, as the operator has set it; read from the log each time, since money is asked for by it. */
@Injectable()
export class ReportPrices {
  constructor(private readonly settings: Settings) {}

  async now(): Promise<Cents> {
    return reportPriceOf(await this.settings.load());
  }

  /** All prices that a report ever had, oldest first. */
  async ever(): Promise<readonly Cents[]> {
    return (await this.settings.load()).pricesCents;
  }
}
