import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

/** The OpenAPI document of every endpoint. */
export function apiDocument(application: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Closewise')
    .setDescription(
      'Reports of the hidden closing costs of one US property. Errors are application/problem+json.',
    )
    .setVersion('1')
    .build();
  return SwaggerModule.createDocument(application, config);
}

/** Swagger UI at /api/docs, the document at /api/openapi.json; built when first asked for. */
export function serveApiDocument(application: INestApplication): void {
  SwaggerModule.setup('api/docs', application, () => apiDocument(application), {
    jsonDocumentUrl: 'api/openapi.json',
    raw: ['json'],
    customSiteTitle: 'Closewise API',
  });
}
