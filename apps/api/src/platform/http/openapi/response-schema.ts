import 'reflect-metadata';
import { InternalServerErrorException } from '@nestjs/common';
import type { ZodType } from 'zod';
import { AddRouteConfig } from '../route-config.js';

type Handler = (...args: never[]) => unknown;

/**
 * Sends only the schema's fields of a handler's response, and registers the schema, which marks personal data, with the
 * route. A response that contradicts it is a bug (500). Replaces Nest's serializer interceptor, whose observables took
 * longer than the rest of a status poll.
 */
export function ResponseSchema(schema: ZodType) {
  return <T extends Handler>(
    prototype: object,
    name: string | symbol,
    descriptor: TypedPropertyDescriptor<T>,
  ): void => {
    const handler = descriptor.value as T;
    const respond = async function (this: unknown, ...args: never[]): Promise<unknown> {
      const checked = schema.safeParse(await handler.apply(this, args));
      if (checked.success) return checked.data;
      throw new InternalServerErrorException('The response contradicts its schema', { cause: checked.error });
    };
    Object.defineProperty(respond, 'name', { value: handler.name });
    for (const key of Reflect.getMetadataKeys(handler) as string[]) {
      Reflect.defineMetadata(key, Reflect.getMetadata(key, handler), respond);
    }
    descriptor.value = respond as unknown as T;
    AddRouteConfig({ answer: schema })(prototype, name, descriptor);
  };
}
