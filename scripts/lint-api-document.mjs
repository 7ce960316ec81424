import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { root } from './child-process.mjs';

/** What the recommended rules of Redocly and Spectral find in an OpenAPI document: one line per violation. */
export async function violationsOf(json) {
  const config = await createConfig({ extends: ['recommended'] });
  const redocly = await lintFromString({ source: json, absoluteRef: join(root, 'openapi.json'), config });
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset({ extends: [rulesets.oas] });
  const found = await spectral.run(JSON.parse(json));
  return [
    ...redocly.map(
      ({ ruleId, message, location }) => `${location[0]?.pointer}: ${message} (redocly ${ruleId})`,
    ),
    ...found.map(({ code, message, path }) => `#/${path.join('/')}: ${message} (spectral ${code})`),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const violations = await violationsOf(readFileSync(join(root, 'libs/contracts/openapi.json'), 'utf8'));
  for (const violation of violations) console.error(violation);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
