import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { accuracyFigures } from './accuracy.mjs';
import { withAccuracyTables } from './accuracy-tables.mjs';
import { accessTable } from './access-table.mjs';
import { checklistPage } from './checklist.mjs';
import { refuseArguments, root, run } from './child-process.mjs';
import { ensureBuilt } from './compile.mjs';
import { estimateSummaries } from './estimate-summaries.mjs';
import { eventCatalogue } from './event-catalogue.mjs';
import { ensureInstalled } from './install.mjs';
import { withPrepareLock } from './lock.mjs';
import { compileCache, nodeBinary } from './node-binary.mjs';
import { pdfFonts } from './pdf-fonts.mjs';
import { reportFonts } from './report-fonts.mjs';
import { sampleEstimate, samplePage } from './sample-estimate.mjs';
import { errorCodeTable } from './error-code-table.mjs';
import { withModuleDiagram } from './module-diagram.mjs';

const bundle = 'apps/api/dist/bundle/cli.js';
const document = join(root, 'libs/contracts/openapi.json');
const types = join(root, 'libs/contracts/src/client/types.ts');
const catalogue = join(root, 'docs/event-catalogue.md');
const access = join(root, 'docs/access.md');
const errorCodesPage = join(root, 'docs/error-codes.md');
const estimates = join(root, 'docs/estimates.md');
const sample = join(root, 'apps/web/src/content/sample-estimate.ts');
const samplePages = join(root, 'apps/web/src/features/sample-report');
const checklist = join(root, 'docs/checklist.md');
const accuracy = join(root, 'apps/web/src/content/accuracy.json');
const fonts = join(root, 'apps/api/src/reporting/document/html/report-fonts.ts');
const fontsOfPdf = join(root, 'apps/api/fonts');
const map = join(root, 'docs/README.md');
const benchmarks = join(root, 'docs/benchmarks.md');
const header = '// Generated from openapi.json by scripts/generate.mjs.\n';

/** Examples are for those who read the document; among the types they would be most of the lines. */
const withoutExamples = (key, value) => (key === 'example' || key === 'examples' ? undefined : value);

async function generate() {
  const json = execFileSync(nodeBinary(), [bundle, 'openapi'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...compileCache },
  });
  const ast = await openapiTypescript(JSON.parse(json, withoutExamples), { defaultNonNullable: false });
  const figures = await accuracyFigures(accuracy);
  return new Map([
    [document, json],
    [types, header + astToString(ast)],
    [catalogue, await eventCatalogue()],
    [map, withModuleDiagram(readFileSync(map, 'utf8'))],
    [access, accessTable(JSON.parse(json))],
    [errorCodesPage, errorCodeTable(JSON.parse(json))],
    [checklist, checklistPage()],
    [estimates, await estimateSummaries()],
    [accuracy, `${JSON.stringify(figures, null, 2)}\n`],
    [benchmarks, withAccuracyTables(readFileSync(benchmarks, 'utf8'), figures)],
    [sample, await sampleEstimate()],
    [fonts, await reportFonts(fonts)],
    ...(await pdfFonts(fontsOfPdf)),
    [join(samplePages, 'sample.en.ts'), await samplePage('en')],
    [join(samplePages, 'sample.es.ts'), await samplePage('es')],
  ]);
}

const check = process.argv[2] === '--check';
if (!check) refuseArguments('With --check, it only compares the generated files.');
// npm run check has built already.
if (!check)
  await withPrepareLock(async () => {
    await ensureInstalled();
    await ensureBuilt({ site: false });
  });
// A transpile without a bundle removes the old bundle.
if (!existsSync(join(root, bundle))) await run(nodeBinary(), ['scripts/bundle.mjs']);
for (const [file, content] of await generate()) {
  const name = relative(root, file);
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) continue;
  if (check) {
    console.error(`${name} is stale: run npm run generate`);
    process.exitCode = 1;
    continue;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  console.log(`${name} written`);
}
