import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { WrongVariableError } from './startup/startup-error.js';

type Environment = Readonly<Record<string, string | undefined>>;
type ConfigClass<Config> = new () => Config & { check?(): void };

/** Reads one configuration class from the environment; throws a WrongVariableError that names the wrong variable. */
export function readConfig<Config extends object>(
  type: ConfigClass<Config>,
  environment: Environment,
): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const config = plainToInstance(type, given, { excludeExtraneousValues: true, exposeDefaultValues: true });
  const [error] = validateSync(config);
  const [message] = Object.values(error?.constraints ?? {});
  if (message) throw new WrongVariableError(message);
  config.check?.();
  return config;
}
