import {
  type ArgumentMetadata,
  BadRequestException,
  Injectable,
  StandardSchemaValidationPipe,
} from '@nestjs/common';
import { sentenceFor, speakPlainly } from './field-problems.js';

/** Checks `@Body({ schema })`, `@Query({ schema })` and `@Param(…, { schema })`; a missing body counts as `{}`. */
@Injectable()
export class ValidationPipe extends StandardSchemaValidationPipe {
  constructor() {
    super({ exceptionFactory: (issues) => new BadRequestException(sentenceFor(issues)) });
    speakPlainly();
  }

  /** Nest would drop a field of that name silently; here it is refused as any unknown one. */
  protected override stripProtoKeys(): void {}

  override transform<T>(value: T, metadata: ArgumentMetadata): Promise<T> {
    return super.transform(value === undefined && metadata.type === 'body' ? ({} as T) : value, metadata);
  }
}
