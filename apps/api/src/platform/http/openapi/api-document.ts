import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { asComponent, withProblem } from './api-components.js';
import { problemResponse } from './api-problems.js';
import { checkOperationIds, noOperationId } from './operation-ids.js';
import { generalMessages } from '../problems/problem.js';

/** The OpenAPI document of every endpoint; throws when one has no operation id of ours. */
export function apiDocument(application: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Closewise')
    .setDescription(
      'Reports of the hidden closing costs of one US property. Errors are application/problem+json.',
    )
    .setVersion('1')
    .build();
  const document = SwaggerModule.createDocument(application, config, {
    operationIdFactory: noOperationId,
    standardSchemaConverter: asComponent,
  });
  checkOperationIds(document);
  return withProblem(withGeneralProblems(document));
}

type Described = { parameters?: readonly object[]; responses: Record<string, object> };

/** What an endpoint may answer whatever it does: to what cannot be read, and to a body, be it wanted or not. */
function withGeneralProblems(document: OpenAPIObject): OpenAPIObject {
  for (const path of Object.values(document.paths))
    for (const [method, operation] of Object.entries(path as Record<string, Described>)) {
      const { parameters = [], responses } = operation;
      const statuses = method === 'get' ? (parameters.length > 0 ? [400] : []) : [400, 413, 415];
      for (const status of statuses)
        responses[status] ??= problemResponse(status, generalMessages[status] ?? '');
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
