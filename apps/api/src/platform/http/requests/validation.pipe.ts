import {
  type ArgumentMetadata,
  BadRequestException,
  Injectable,
  StandardSchemaValidationPipe,
} from '@nestjs/common';
import { sentenceFor, usePlainMessages } from '@closewise/contracts/field-problems';

/**
 * Checks `@Body({ schema })`, `@Query({ schema })` and `@Param(…, { schema })`; a missing body counts as `{}`. Also
 * refuses text that cannot be stored.
 */
@Injectable()
export class ValidationPipe extends StandardSchemaValidationPipe {
  constructor() {
    super({ exceptionFactory: (issues) => new BadRequestException(sentenceFor(issues)) });
    usePlainMessages();
  }

  /** Nest would drop a field of that name silently; here it is refused as any unknown one. */
  protected override stripProtoKeys(): void {}

  override async transform<T>(value: T, metadata: ArgumentMetadata): Promise<T> {
    const given = value === undefined && metadata.type === 'body' ? ({} as T) : value;
    const checked = await super.transform(given, metadata);
    if (metadata.type === 'custom' || holdsStorableText(checked)) return checked;
    throw new BadRequestException('The request contains characters that are not text');
  }
}

/**
 * Whether all texts in the value, at any depth, can be stored: without NUL, which Postgres refuses, and without lone
 * surrogates, which are not characters.
 */
function holdsStorableText(value: unknown): boolean {
  const rest = [value];
  while (rest.length > 0) {
    const next = rest.pop();
    if (typeof next === 'string' && (next.includes('\0') || !next.isWellFormed())) return false;
    if (typeof next === 'object' && next !== null && !ArrayBuffer.isView(next)) {
      for (const part of Object.values(next)) rest.push(part);
    }
  }
  return true;
}
