import { RouteConfig } from '@nestjs/platform-fastify';

const { KEY } = RouteConfig({}) as { KEY?: string };

/** Adds to the Fastify configuration of a handler's route; Nest's own decorator would replace it. */
export function AddRouteConfig(config: object): MethodDecorator {
  return (prototype, name, descriptor) => {
    RouteConfig({ ...routeConfigOf(descriptor.value), ...config })(prototype, name, descriptor);
  };
}

/** The Fastify configuration of a handler's route. */
export function routeConfigOf(handler: unknown): object {
  return Object(Reflect.getMetadata(KEY, Object(handler)));
}
