import { Expose, Transform } from 'class-transformer';
import { IsInt, IsNumber, IsOptional, IsString, Max, Min, MinLength } from 'class-validator';
import { WrongVariableError } from '../../../platform/config/startup/startup-error.js';
import { number } from '../../../platform/config/variable-types.js';
import { modelAddress } from './model-address.js';

const wrongAddress = 'OPENAI_BASE_URL must be an address such as https://api.openai.com/v1';
const wrongCalls = 'OPENAI_PARALLEL_CALLS must be a whole number from 1 to 100';
const wrongDeadline = 'OPENAI_DEADLINE_SECONDS must be a whole number from 5 to 600';
const wrongCall = 'OPENAI_CALL_SECONDS must be a whole number from 1 to 600';
const price = (name: string) => `${name} must be the dollars for a million tokens, from 0 to 1000`;
const wrongInput = price('OPENAI_INPUT_PRICE');
const wrongCached = price('OPENAI_CACHED_PRICE');
const wrongOutput = price('OPENAI_OUTPUT_PRICE');
const wrongCeiling = 'OPENAI_MONTHLY_CEILING_DOLLARS must be an amount of dollars from 0 to 1000000';

/** What a model and its use need; all of it together, or nothing. */
export type ModelAccess = Readonly<{
  key: string;
  baseUrl: string;
  model: string;
  /** Dollars for a million tokens, which are micro-dollars for one. */
  prices: Readonly<{ input: number; cached: number; output: number }>;
  ceilingMicroDollars: number;
  parallelCalls: number;
  deadlineMs: number;
  callMs: number;
  /** Before a call is made again of which nobody says when; longer each time. */
  firstDelayMs: number;
}>;

/** Which model words the reports; without OPENAI_API_KEY the rules write them alone. */
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
  @Transform(number)
  @IsOptional()
  @IsNumber({}, { message: wrongInput })
  @Min(0, { message: wrongInput })
  @Max(1000, { message: wrongInput })
  readonly inputPrice?: number;

  @Expose({ name: 'OPENAI_CACHED_PRICE' })
  @Transform(number)
  @IsOptional()
  @IsNumber({}, { message: wrongCached })
  @Min(0, { message: wrongCached })
  @Max(1000, { message: wrongCached })
  readonly cachedPrice?: number;

  @Expose({ name: 'OPENAI_OUTPUT_PRICE' })
  @Transform(number)
  @IsOptional()
  @IsNumber({}, { message: wrongOutput })
  @Min(0, { message: wrongOutput })
  @Max(1000, { message: wrongOutput })
  readonly outputPrice?: number;

  /** What the model may cost in a month (UTC); then the rules write until the next one. */
  @Expose({ name: 'OPENAI_MONTHLY_CEILING_DOLLARS' })
  @Transform(number)
  @IsOptional()
  @IsNumber({}, { message: wrongCeiling })
  @Min(0, { message: wrongCeiling })
  @Max(1_000_000, { message: wrongCeiling })
  readonly ceilingDollars?: number;

  /** Calls for one report at the same time; a report in two languages has 12. */
  @Expose({ name: 'OPENAI_PARALLEL_CALLS' })
  @Transform(number)
  @IsInt({ message: wrongCalls })
  @Min(1, { message: wrongCalls })
  @Max(100, { message: wrongCalls })
  readonly parallelCalls: number = 12;

  /** After this long the rules write what the model has not. */
  @Expose({ name: 'OPENAI_DEADLINE_SECONDS' })
  @Transform(number)
  @IsInt({ message: wrongDeadline })
  @Min(5, { message: wrongDeadline })
  @Max(600, { message: wrongDeadline })
  readonly deadlineSeconds: number = 50;

  @Expose({ name: 'OPENAI_CALL_SECONDS' })
  @Transform(number)
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

  /** Null without a key. `model` goes before the one that is set. */
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
