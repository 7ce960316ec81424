import {
  type ArgumentMetadata,
  BadRequestException,
  Injectable,
  StandardSchemaValidationPipe,
} from '@nestjs/common';
import { sentenceFor, usePlainMessages } from '@closewise/contracts/field-problems';
import { holdsStorableText } from './storable-text.js';

/**
 * Checks `@Body({ schema })`, `@Query({ schema })` and `@Param(…, { schema })`; a missing body counts as `{}`. Text
 * that cannot be stored is refused where the schema lets it pass.
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
    throw new BadRequestException('The request contains characters that are no text');
  }
}
