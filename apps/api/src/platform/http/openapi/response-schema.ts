import 'reflect-metadata';
import { InternalServerErrorException } from '@nestjs/common';
import type { ZodType } from 'zod';
import { AddRouteConfig } from '../route-config.js';

type Handler = (...args: never[]) => unknown;

/**
 * Sends of a handler's answer only what the schema knows, and tells the route what of it is personal; an answer that
 * contradicts it is our fault (500). In place of Nest's serializer interceptor, whose observables took longer than all
 * the rest of a status poll.
 */
export function ResponseSchema(schema: ZodType) {
  return <T extends Handler>(
    prototype: object,
    name: string | symbol,
    descriptor: TypedPropertyDescriptor<T>,
  ): void => {
    const handler = descriptor.value as T;
    const answer = async function (this: unknown, ...args: never[]): Promise<unknown> {
      const checked = schema.safeParse(await handler.apply(this, args));
      if (checked.success) return checked.data;
      throw new InternalServerErrorException('The answer contradicts its schema', { cause: checked.error });
    };
    Object.defineProperty(answer, 'name', { value: handler.name });
    for (const key of Reflect.getMetadataKeys(handler) as string[]) {
      Reflect.defineMetadata(key, Reflect.getMetadata(key, handler), answer);
    }
    descriptor.value = answer as unknown as T;
    AddRouteConfig({ answer: schema })(prototype, name, descriptor);
  };
}
