import { Global, Module, type Provider, type Type } from '@nestjs/common';
import { ClockConfig } from './clock-config.js';
import { MarketingConfig } from './marketing-config.js';
import { PaymentsConfig } from './payments-config.js';
import { PrivacyConfig } from './privacy-config.js';
import { readConfig } from './read-config.js';
import { SecretsConfig } from './secrets-config.js';
import { ServerConfig } from './server-config.js';
import { StorageConfig } from './storage-config.js';

const fromEnvironment = (type: Type<object>): Provider => ({
  provide: type,
  useFactory: () => readConfig(type, process.env),
});

const configs = [
  ServerConfig,
  StorageConfig,
  SecretsConfig,
  PaymentsConfig,
  ClockConfig,
  PrivacyConfig,
  MarketingConfig,
];

/** The checked configuration, one injectable class per concern. */
@Global()
@Module({ providers: configs.map(fromEnvironment), exports: configs })
export class ConfigModule {}
