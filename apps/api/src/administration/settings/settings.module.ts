import { Module, type OnModuleInit } from '@nestjs/common';
import type { SettingChanged } from '@closewise/domain/administration';
import { fromEnvironment } from '../../platform/config/config.module.js';
import { Pages } from '../../platform/http/pages/pages.js';
import { LogWatch } from '../../platform/projections/log-watch.js';
import { MarketingConfig } from './marketing.js';
import { PublicSettingsController } from './public-settings.controller.js';
import { SettingsController } from './settings.controller.js';
import { Settings } from './settings.js';
import { showMarketing } from './marketing.js';
import { SettingsCache } from './settings-cache.js';

/** Prices, maintenance, social proof, claims and testimonials. */
@Module({
  controllers: [SettingsController, PublicSettingsController],
  providers: [fromEnvironment(MarketingConfig), Settings, SettingsCache],
  exports: [MarketingConfig, Settings, SettingsCache],
})
export class SettingsModule implements OnModuleInit {
  constructor(
    private readonly watch: LogWatch<SettingChanged>,
    private readonly shown: SettingsCache,
    private readonly pages: Pages,
  ) {}

  onModuleInit(): void {
    this.shown.register(({ values }) => showMarketing(this.pages, values));
    this.watch.watch('SettingChanged', () => this.shown.renew());
  }
}
