import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { asComponent, withProblem } from './api-components.js';
import { problemResponse } from './api-problems.js';
import { withPortableSchemas } from './portable-schema.js';
import { addSecuritySchemes, withSecurity } from './api-security.js';
import { otherOrigin } from '../requests/refused-requests.js';
import { generalMessages } from '../problems/problem.js';

/** The OpenAPI document of all endpoints; throws when one has no explicit operation id. */
export function apiDocument(application: INestApplication): OpenAPIObject {
  const document = SwaggerModule.createDocument(application, buildApiInfo(), {
    operationIdFactory: noOperationId,
    standardSchemaConverter: asComponent,
  });
  checkOperationIds(document);
  return withPortableSchemas(withSecurity(withProblem(withGeneralProblems(document))));
}

function buildApiInfo() {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Closewise')
    .setDescription(
      'Reports of the hidden closing costs of one US property. Errors are application/problem+json. Amounts named ' +
        '`…Cents` are whole US cents, times are ISO 8601 in UTC.',
    )
    .setVersion('1')
    .addServer('/', 'The server that serves this document');
  for (const [name, description] of Object.entries(tags)) builder.addTag(name, description);
  const built = addSecuritySchemes(builder).build();
  const license = { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' };
  return { ...built, info: { ...built.info, contact: { name: 'Closewise' }, license } };
}

const tags = {
  buyer: 'Order, pay for and read a report; who knows its number may do so',
  public: 'What the public pages show',
  demo: 'Try a report without paying',
  affiliates: 'Sign up and earn commissions',
  organization: 'Enroll an organization and see its members and earnings',
  statements: 'Check the signatures of statements',
  blog: 'Posts of the blog',
  admin: 'The admin area',
  operations: 'Health and metrics of a process',
  'payment provider': 'Webhooks of the payment provider',
  'simulated payments': 'The simulated card provider, while no real one is configured',
};

type DescribedOperation = { parameters?: readonly object[]; responses: Record<string, object> };

/** Adds the errors that every endpoint may return: for invalid headers, parameters and bodies. */
function withGeneralProblems(document: OpenAPIObject): OpenAPIObject {
  for (const path of Object.values(document.paths))
    for (const [method, operation] of Object.entries(path as Record<string, DescribedOperation>)) {
      const { parameters = [], responses } = operation;
      const statuses =
        method === 'get' ? (parameters.length > 0 ? [400, 431] : [431]) : [400, 403, 413, 415, 431];
      for (const status of statuses)
        responses[status] ??= problemResponse(
          status,
          status === 403 ? otherOrigin : (generalMessages[status] ?? ''),
        );
    }
  return document;
}

/** Serves Swagger UI at /api/docs and the document at /api/openapi.json; built on first use. */
export function serveApiDocument(application: INestApplication): void {
  SwaggerModule.setup('api/docs', application, () => apiDocument(application), {
    jsonDocumentUrl: 'api/openapi.json',
    raw: ['json'],
    customSiteTitle: 'Closewise API',
  });
}

/** Verb and noun in camel case, such as requestReport: method names of generated clients. */
const form = /^[a-z]+([A-Z][a-z]+)+$/;

/** A placeholder that names a handler without an operation id. */
export const noOperationId = (controller: string, handler: string): string => `${controller}.${handler}`;

type Operations = Readonly<Record<string, { operationId?: string }>>;

/** Throws for operations without an explicit id, and for duplicate ids. */
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
