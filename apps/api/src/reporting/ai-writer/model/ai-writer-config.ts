import { Expose, Transform, type TransformFnParams } from 'class-transformer';
import { IsInt, IsNumber, IsOptional, IsString, Max, Min, MinLength } from 'class-validator';
import { WrongVariableError } from '../../../platform/config/startup/startup-error.js';
import { readNumber } from '../../../platform/config/read-config.js';

const wrongAddress = 'OPENAI_BASE_URL must be an address such as https://api.openai.com/v1';
const wrongCalls = 'OPENAI_PARALLEL_CALLS must be a whole number from 1 to 100';
const wrongDeadline = 'OPENAI_DEADLINE_SECONDS must be a whole number from 5 to 600';
const wrongCall = 'OPENAI_CALL_SECONDS must be a whole number from 1 to 600';
const price = (name: string) => `${name} must be dollars per million tokens, from 0 to 1000`;
const wrongInput = price('OPENAI_INPUT_PRICE');
const wrongCached = price('OPENAI_CACHED_PRICE');
const wrongOutput = price('OPENAI_OUTPUT_PRICE');
const wrongCeiling = 'OPENAI_MONTHLY_CEILING_DOLLARS must be an amount of dollars from 0 to 1000000';

/** Normalizes an http(s) URL to one without a trailing slash. Returns false, which fails validation, for anything else. */
const modelAddress = ({ value }: TransformFnParams): unknown => {
  if (value === undefined || !URL.canParse(String(value))) return value === undefined ? undefined : false;
  const { protocol, search, hash, username, href } = new URL(String(value));
  if (!/^https?:$/.test(protocol) || search || hash || username) return false;
  return href.replace(/\/$/, '');
};

/** The complete configuration of a model. */
export type ModelAccess = Readonly<{
  key: string;
  baseUrl: string;
  model: string;
  /** Dollars per million tokens, which equals micro-dollars per token. */
  prices: Readonly<{ input: number; cached: number; output: number }>;
  ceilingMicroDollars: number;
  parallelCalls: number;
  deadlineMs: number;
  callMs: number;
  /** The delay before the first retry if the provider names none; it doubles each time. */
  firstDelayMs: number;
}>;

/** Configures the model that rewords reports. Without OPENAI_API_KEY, the rules write them alone. */
export class AiWriterConfig {
  @Expose({ name: 'OPENAI_API_KEY' })
  @IsOptional()
  @MinLength(8, { message: 'OPENAI_API_KEY must be a key of at least 8 characters' })
  readonly key?: string;

  @Expose({ name: 'OPENAI_BASE_URL' })
  @Transform(modelAddress)
  @IsString({ message: wrongAddress })
  readonly baseUrl: string = 'https://api.openai.com/v1';

  @Expose({ name: 'OPENAI_MODEL' })
  @IsOptional()
  @IsString()
  readonly model?: string;

  @Expose({ name: 'OPENAI_INPUT_PRICE' })
  @Transform(readNumber)
  @IsOptional()
  @IsNumber({}, { message: wrongInput })
  @Min(0, { message: wrongInput })
  @Max(1000, { message: wrongInput })
  readonly inputPrice?: number;

  @Expose({ name: 'OPENAI_CACHED_PRICE' })
  @Transform(readNumber)
  @IsOptional()
  @IsNumber({}, { message: wrongCached })
  @Min(0, { message: wrongCached })
  @Max(1000, { message: wrongCached })
  readonly cachedPrice?: number;

  @Expose({ name: 'OPENAI_OUTPUT_PRICE' })
  @Transform(readNumber)
  @IsOptional()
  @IsNumber({}, { message: wrongOutput })
  @Min(0, { message: wrongOutput })
  @Max(1000, { message: wrongOutput })
  readonly outputPrice?: number;

  /** The model's monthly budget (UTC). When it is spent, the rules write until the next month. */
  @Expose({ name: 'OPENAI_MONTHLY_CEILING_DOLLARS' })
  @Transform(readNumber)
  @IsOptional()
  @IsNumber({}, { message: wrongCeiling })
  @Min(0, { message: wrongCeiling })
  @Max(1_000_000, { message: wrongCeiling })
  readonly ceilingDollars?: number;

  /** Parallel calls per report; a report in two languages has 12 calls. */
  @Expose({ name: 'OPENAI_PARALLEL_CALLS' })
  @Transform(readNumber)
  @IsInt({ message: wrongCalls })
  @Min(1, { message: wrongCalls })
  @Max(100, { message: wrongCalls })
  readonly parallelCalls: number = 12;

  /** The deadline per report. Sections without an answer keep the rules' wording. */
  @Expose({ name: 'OPENAI_DEADLINE_SECONDS' })
  @Transform(readNumber)
  @IsInt({ message: wrongDeadline })
  @Min(5, { message: wrongDeadline })
  @Max(600, { message: wrongDeadline })
  readonly deadlineSeconds: number = 50;

  @Expose({ name: 'OPENAI_CALL_SECONDS' })
  @Transform(readNumber)
  @IsInt({ message: wrongCall })
  @Min(1, { message: wrongCall })
  @Max(600, { message: wrongCall })
  readonly callSeconds: number = 30;

  check(): void {
    if (this.key === undefined) return;
    const required = {
      OPENAI_MODEL: this.model,
      OPENAI_INPUT_PRICE: this.inputPrice,
      OPENAI_CACHED_PRICE: this.cachedPrice,
      OPENAI_OUTPUT_PRICE: this.outputPrice,
      OPENAI_MONTHLY_CEILING_DOLLARS: this.ceilingDollars,
    };
    const [missing] = Object.entries(required).find(([, value]) => value === undefined) ?? [];
    if (missing) throw new WrongVariableError(`${missing} is required with OPENAI_API_KEY`);
  }

  /** Null without a key. `model` overrides the configured one. */
  access(model = this.model): ModelAccess | null {
    if (this.key === undefined || model === undefined) return null;
    return {
      key: this.key,
      baseUrl: this.baseUrl,
      model,
      prices: {
        input: this.inputPrice ?? 0,
        cached: this.cachedPrice ?? 0,
        output: this.outputPrice ?? 0,
      },
      ceilingMicroDollars: Math.round((this.ceilingDollars ?? 0) * 1_000_000),
      parallelCalls: this.parallelCalls,
      deadlineMs: this.deadlineSeconds * 1000,
      callMs: this.callSeconds * 1000,
      firstDelayMs: 500,
    };
  }
}
