import { Global, Module, type Provider, type Type } from '@nestjs/common';
import { ClockConfig } from '../clock/clock-config.js';
import { readConfig } from './read-config.js';
import { SecretsConfig } from './variables/secrets-config.js';
import { ServerConfig } from './variables/server-config.js';
import { StorageConfig } from './variables/storage-config.js';

/** Provides a module's own configuration class; the application does not start with a wrong variable. */
export const fromEnvironment = (type: Type<object>): Provider => ({
  provide: type,
  useFactory: () => readConfig(type, process.env),
});

const configs = [ServerConfig, StorageConfig, SecretsConfig, ClockConfig];

/** The checked configuration, one injectable class per concern. */
@Global()
@Module({ providers: configs.map(fromEnvironment), exports: configs })
export class ConfigModule {}
