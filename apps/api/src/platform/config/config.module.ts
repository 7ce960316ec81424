import { Global, Module, type Provider, type Type } from '@nestjs/common';
import { ClockConfig } from './variables/clock-config.js';
import { readConfig } from './read-config.js';
import { SecretsConfig } from './variables/secrets-config.js';
import { ServerConfig } from './variables/server-config.js';
import { StorageConfig } from './variables/storage-config.js';

/** Provides what a module reads of the environment itself; a wrong variable keeps the application from starting. */
export const fromEnvironment = (type: Type<object>): Provider => ({
  provide: type,
  useFactory: () => readConfig(type, process.env),
});

const configs = [ServerConfig, StorageConfig, SecretsConfig, ClockConfig];

/** The checked configuration, one injectable class per concern. */
@Global()
@Module({ providers: configs.map(fromEnvironment), exports: configs })
export class ConfigModule {}
