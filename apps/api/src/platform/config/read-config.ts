import { plainToInstance, type TransformFnParams } from 'class-transformer';
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

/** Parses a whole or decimal number in plain digits; anything else stays text and fails validation. */
export const readNumber = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;

/** Parses `true` or `false`; anything else stays text and fails validation. */
export const readFlag = ({ value }: TransformFnParams): unknown =>
  value === 'true' ? true : value === 'false' ? false : value;

/** Parses the origin of an http or https address; false, which fails validation, for anything else or with a path. */
export const readOrigin = ({ value }: TransformFnParams): unknown => {
  if (value === undefined || !URL.canParse(String(value))) return value === undefined ? undefined : false;
  const url = new URL(String(value));
  return /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : false;
};
