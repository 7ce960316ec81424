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
  return withProblem(withBodyProblems(document));
}

/** What every endpoint with a body may answer, whatever it does. */
function withBodyProblems(document: OpenAPIObject): OpenAPIObject {
  for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path))) {
    const { requestBody, responses } = operation as {
      requestBody?: object;
      responses: Record<string, object>;
    };
    if (!requestBody) continue;
    for (const status of [413, 415])
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
