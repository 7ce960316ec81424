import type { OpenAPIObject } from '@nestjs/swagger';

/** Verb and noun in camel case, such as requestReport: what clients that are generated from the document call. */
const form = /^[a-z]+([A-Z][a-z]+)+$/;

/** Stands where a handler has no operation id of ours, and names the handler. */
export const noOperationId = (controller: string, handler: string): string => `${controller}.${handler}`;

type Operations = Readonly<Record<string, { operationId?: string }>>;

/** Throws for operations without an id of ours, and for an id that two of them have. */
export function checkOperationIds({ paths }: Pick<OpenAPIObject, 'paths'>): void {
  const taken = new Map<string, string>();
  for (const [path, operations] of Object.entries(paths))
    for (const [method, { operationId = '' }] of Object.entries(operations as Operations)) {
      const route = `${method.toUpperCase()} ${path}`;
      if (!form.test(operationId))
        throw new Error(
          `${route} (${operationId}) has no operation id such as requestReport: name it by @ApiOperation`,
        );
      const other = taken.get(operationId);
      if (other) throw new Error(`${route} and ${other} have the same operation id ${operationId}`);
      taken.set(operationId, route);
    }
}
