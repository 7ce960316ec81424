import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { assessments, located, panels, sales, schools, surveyOf, zones } from './answers.js';

/** The service by the start of its path. */
const paths = {
  zones: '/arcgis/rest/services/public/NFHL/MapServer/28/query',
  panels: '/arcgis/rest/services/public/NFHL/MapServer/3/query',
  geocoder: '/geocoder/geographies/onelineaddress',
  survey: '/data/2023/acs/acs5',
  sales: '/propertyapi/v1.0.0/sale/snapshot',
  assessments: '/propertyapi/v1.0.0/assessmenthistory/detail',
  schools: '/propertyapi/v4/property/detailwithschools',
} as const;
export type Service = keyof typeof paths;

/** A service's response: `cut` ends the connection during the response, `silent` never responds. */
export type Behaviour =
  | Readonly<{ status?: number; body?: unknown; text?: string; headers?: Readonly<Record<string, string>> }>
  | 'cut'
  | 'silent';

const usual: Readonly<Record<Service, unknown>> = {
  zones,
  panels,
  geocoder: located,
  survey: surveyOf(),
  sales,
  assessments,
  schools,
};

/** A server with the interfaces of FEMA, the Census Bureau and ATTOM, with faults on request. */
export class SourcesServer {
  /** Each request, in order. */
  readonly asked: { service: Service; query: URLSearchParams; apikey: string | undefined }[] = [];
  private readonly told = new Map<Service, Behaviour[]>();
  private readonly server = createServer((request, response) => this.answer(request, response));

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The next responses of a service; the last one repeats. */
  tell(service: Service, ...behaviours: Behaviour[]): void {
    this.told.set(service, behaviours);
  }

  /** Resets all services to their usual responses. */
  reset(): void {
    this.told.clear();
    this.asked.length = 0;
  }

  questionsTo(service: Service): number {
    return this.asked.filter((one) => one.service === service).length;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const service = (Object.keys(paths) as Service[]).find((name) => paths[name] === pathname);
    if (!service) {
      response.writeHead(404).end();
      return;
    }
    const apikey = request.headers['apikey'];
    this.asked.push({
      service,
      query: searchParams,
      apikey: typeof apikey === 'string' ? apikey : undefined,
    });
    const behaviours = this.told.get(service) ?? [{ body: usual[service] }];
    const behaviour = (behaviours.length > 1 ? behaviours.shift() : behaviours[0]) ?? 'silent';
    if (behaviour === 'silent') return;
    if (behaviour === 'cut') {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"features":[', () => response.destroy());
      return;
    }
    const { status = 200, body, text, headers = {} } = behaviour;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(text ?? (body === undefined ? '' : JSON.stringify(body)));
  }
}
