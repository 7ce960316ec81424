import { Module, type OnModuleInit } from '@nestjs/common';
import type { ClosewiseEvent } from '@closewise/domain/events/catalogue';
import { fromEnvironment } from '../../platform/config/config.module.js';
import { LogWatch } from '../../platform/projections/log-watch.js';
import { MarketingConfig } from './marketing-config.js';
import { PublicSettingsController } from './public-settings.controller.js';
import { SettingsController } from './settings.controller.js';
import { Settings } from './settings.js';
import { ShownSettings } from './shown-settings.js';

/** What admins set: the price, maintenance, social proof. */
@Module({
  controllers: [SettingsController, PublicSettingsController],
  providers: [fromEnvironment(MarketingConfig), Settings, ShownSettings],
  exports: [MarketingConfig, Settings, ShownSettings],
})
export class SettingsModule implements OnModuleInit {
  constructor(
    private readonly watch: LogWatch<ClosewiseEvent>,
    private readonly shown: ShownSettings,
  ) {}

  onModuleInit(): void {
    this.watch.watch('SettingChanged', () => this.shown.renew());
  }
}
