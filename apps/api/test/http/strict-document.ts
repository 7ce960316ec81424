import type { OpenAPIObject } from '@nestjs/swagger';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

type Media = Readonly<Record<string, Readonly<{ schema?: object }>>>;
type Operations = Readonly<
  Record<string, { responses: Readonly<Record<string, { content?: Media }>> } | undefined>
>;

export type LiveAnswer = Readonly<{
  method: string;
  /** Without the query. */
  path: string;
  status: number;
  contentType: string;
  body: string;
}>;

/** Keywords of OpenAPI, and ours, that do not affect a value's validity. */
const annotations = ['discriminator', 'x-personal', 'x-statuses', 'x-meanings'];

/** An OpenAPI document as a strict validator. */
export class StrictDocument {
  private readonly ajv: Ajv2020;
  private readonly validators = new Map<object, ValidateFunction>();
  private readonly routes: readonly Readonly<{ pattern: RegExp; operations: Operations }>[];

  constructor(document: OpenAPIObject) {
    this.ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false });
    addFormats.default(this.ajv);
    for (const keyword of annotations) this.ajv.addKeyword({ keyword });
    for (const [name, schema] of Object.entries(document.components?.schemas ?? {}))
      this.ajv.addSchema(schema, `#/components/schemas/${name}`);
    // Literal path segments are matched before parameters.
    this.routes = Object.keys(document.paths)
      .toSorted((a, b) => a.split('{').length - b.split('{').length)
      .map((path) => ({
        pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
        operations: document.paths[path] as unknown as Operations,
      }));
  }

  /** What the document does not say about an answer; null if it is fully documented or the operation is unknown. */
  contradiction({ method, path, status, contentType, body }: LiveAnswer): string | null {
    const operations = this.routes.find(({ pattern }) => pattern.test(path))?.operations;
    const responses = operations?.[method.toLowerCase()]?.responses;
    if (!responses) return null;
    const response = responses[status];
    if (!response) return `${status} is not documented: ${body.slice(0, 120)}`;
    const [type = ''] = contentType.split(';');
    const content = response.content ?? {};
    const media = content[type];
    if (!media)
      return Object.keys(content).length === 0 && body === ''
        ? null
        : `${status} is ${type || 'of no type'}, not ${Object.keys(content).join(' or ')}`;
    if (!type.endsWith('json') || !media.schema) return null;
    const validate = this.validatorOf(media.schema);
    if (validate(JSON.parse(body))) return null;
    return `${status} contradicts its schema: ${this.ajv.errorsText(validate.errors)}`;
  }

  private validatorOf(schema: object): ValidateFunction {
    const known = this.validators.get(schema);
    if (known) return known;
    const compiled = this.ajv.compile(schema);
    this.validators.set(schema, compiled);
    return compiled;
  }
}
