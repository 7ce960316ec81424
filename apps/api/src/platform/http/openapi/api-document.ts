import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { asComponent, withProblem } from './api-components.js';
import { problemResponse } from './api-problems.js';
import { checkOperationIds, noOperationId } from './operation-ids.js';
import { withPortableSchemas } from './portable-schema.js';
import { addSecuritySchemes, withSecurity } from './api-security.js';
import { otherOrigin } from '../requests/own-origins.js';
import { generalMessages } from '../problems/problem.js';

/** The OpenAPI document of every endpoint; throws when one has no operation id of ours. */
export function apiDocument(application: INestApplication): OpenAPIObject {
  const document = SwaggerModule.createDocument(application, describedApi(), {
    operationIdFactory: noOperationId,
    standardSchemaConverter: asComponent,
  });
  checkOperationIds(document);
  return withPortableSchemas(withSecurity(withProblem(withGeneralProblems(document))));
}

function describedApi() {
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

type Described = { parameters?: readonly object[]; responses: Record<string, object> };

/** What every endpoint may answer: to headers or parameters that cannot be read, and to a body, wanted or not. */
function withGeneralProblems(document: OpenAPIObject): OpenAPIObject {
  for (const path of Object.values(document.paths))
    for (const [method, operation] of Object.entries(path as Record<string, Described>)) {
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

/** Swagger UI at /api/docs, the document at /api/openapi.json; built when first asked for. */
export function serveApiDocument(application: INestApplication): void {
  SwaggerModule.setup('api/docs', application, () => apiDocument(application), {
    jsonDocumentUrl: 'api/openapi.json',
    raw: ['json'],
    customSiteTitle: 'Closewise API',
  });
}
