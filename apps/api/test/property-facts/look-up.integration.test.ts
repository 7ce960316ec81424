import { runHere } from '../process/run-here.js';
import { SourcesServer } from './sources-server.js';

const server = new SourcesServer();
const words = ['property-facts', 'look-up', '--street', '1600 Main Street', '--city', 'Houston'];
const lookUp = (...more: string[]) =>
  runHere(
    {
      DATA_DIR: '/dev/null/nowhere',
      PROPERTY_FACTS: 'fema,census,attom',
      ATTOM_API_KEY: 'attom-key',
      PROPERTY_FACTS_URL: server.url,
    },
    [...words, '--state', 'tx', '--zip', '77002', ...more],
  );

beforeAll(() => server.start());
afterAll(() => server.stop());
beforeEach(() => server.reset());

describe("an operator who looks up a home's facts", () => {
  it('gets one line for each fact, without a database', async () => {
    server.tell('sales', { body: { property: [] } });
    const { code, out } = await lookUp();
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n')).toEqual([
      'flood zone\tfound\tFederal Emergency Management Agency: zone AE, panel 48201C0690N',
      'tax history\tfound\tATTOM: 2025 $8,120.50, 2024 $7,530.00, 2023 unknown',
      'schools\tfound\tATTOM: Crockett Elementary School, Northside High School',
      'neighbourhood\tfound\tU.S. Census Bureau: Census Tract 1000.01 (2019-2023), median home value $412,300.00',
      'comparable sales\tnone\tATTOM: nothing is recorded',
      'premium\toffered\t4 of 5 found, 3 are needed',
    ]);
  });

  it('gets JSON with --json', async () => {
    const { code, out } = await lookUp('--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      floodZone: { status: 'found', fact: { zone: 'AE' }, source: { publisher: expect.any(String) } },
    });
  });

  it('sees which sources gave no usable answer, and that premium would not be offered', async () => {
    for (const service of ['schools', 'assessments', 'sales'] as const) server.tell(service, { status: 403 });
    const { code, out } = await lookUp();
    expect(code).toBe(0);
    expect(out).toMatch(/schools\tunavailable/);
    expect(out).toMatch(/premium\tnot offered\t2 of 5/);
  });
});
