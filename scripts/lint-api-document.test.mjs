import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './child-process.mjs';
import { violationsOf } from './lint-api-document.mjs';

const document = () => JSON.parse(readFileSync(join(root, 'libs/contracts/openapi.json'), 'utf8'));

describe('the rules for the OpenAPI document', () => {
  it.each([
    [
      'an example that its schema refuses',
      ({ components }) => (components.schemas.HealthView.examples = [{ status: 'asleep' }]),
      'HealthView/examples',
    ],
    [
      'an unknown security scheme',
      ({ paths }) => (paths['/api/admin/audit'].get.security = [{ password: [] }]),
      'audit',
    ],
    ['an operation without a description', ({ paths }) => delete paths['/health'].get.description, 'health'],
  ])('[PL-03] refuse %s', async (_, plant, place) => {
    const planted = document();
    plant(planted);
    const violations = await violationsOf(JSON.stringify(planted));
    expect(violations).not.toEqual([]);
    expect(violations.filter((violation) => !violation.includes(place))).toEqual([]);
  });
});
