import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The domain folders whose events a module's folder in apps/api records; the others record those of their namesake. */
const recordedBy = { affiliation: ['affiliation', 'ledger'] };
const isTest = (file) => /\.test\.ts$|\/test\//.test(file);

/**
 * Violations of the contract between modules, a sentence each: a module names an event of another one that is not
 * published in the facts.ts of its owner or whose owner it may not import (`mayImport`), or a published event that no
 * other module names.
 */
export function publishedEventViolations(root, mayImport) {
  const modules = readModules(root);
  const read = new Set();
  const violations = globSync(['libs/domain/src/*/**/*.ts', 'apps/api/src/*/**/*.ts'], { cwd: root })
    .filter((file) => !isTest(file))
    .sort()
    .flatMap((file) => {
      const [part, , , folder] = file.split('/');
      const own = part === 'apps' ? (recordedBy[folder] ?? [folder]) : [folder];
      const foreign = [...modules].filter(([module]) => !own.includes(module));
      return namedIn(root, file, foreign).flatMap(([module, type]) => {
        read.add(type);
        if (!modules.get(module).published.has(type))
          return [`${file} names ${type}, which ${module} does not publish in its facts.ts`];
        if (!(mayImport[folder] ?? []).includes(module))
          return [`${file} names ${type} of ${module}, which ${folder} may not import`];
        return [];
      });
    });
  const unread = [...modules].flatMap(([module, { published }]) =>
    [...published]
      .filter((type) => !read.has(type))
      .map((type) => `libs/domain/src/${module}/facts.ts publishes ${type}, which no other module names`),
  );
  return [...violations, ...unread];
}

/** The events of these modules that the file names, as pairs of module and type. */
function namedIn(root, file, modules) {
  const text = readFileSync(join(root, file), 'utf8');
  const candidates = modules.flatMap(([module, { types }]) =>
    types.filter((type) => text.includes(type)).map((type) => [module, type]),
  );
  if (candidates.length === 0) return [];
  const words = wordsIn(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return candidates.filter(([, type]) => words.has(type));
}

/** The event types of each module, and which of them it publishes. */
function readModules(root) {
  const modules = new Map();
  for (const file of globSync('libs/domain/src/*/*-events.ts', { cwd: root }).sort()) {
    const module = file.split('/')[3];
    const types = [...(modules.get(module)?.types ?? []), ...definedIn(sourceOf(root, file))];
    modules.set(module, { types, published: new Set() });
  }
  for (const [module, { types, published }] of modules) {
    const file = `libs/domain/src/${module}/facts.ts`;
    if (!existsSync(join(root, file))) continue;
    const exported = exportedBy(sourceOf(root, file));
    for (const type of types) if (exported.has(type)) published.add(type);
  }
  return modules;
}

const sourceOf = (root, file) =>
  ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);

/** The keys of every `defineEvents({ … })`. */
function definedIn(source) {
  const types = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText(source) === 'defineEvents')
      types.push(...node.arguments[0].properties.map(({ name }) => name.text));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return types;
}

function exportedBy(source) {
  const names = new Set();
  for (const statement of source.statements)
    if (ts.isExportDeclaration(statement) && statement.exportClause)
      for (const { name } of statement.exportClause.elements) names.add(name.text);
  return names;
}

/** The words of a source file's code and texts, without its comments. */
function wordsIn(source) {
  const words = new Set();
  const visit = (node) => {
    if (ts.isIdentifier(node) || ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node))
      for (const word of node.text.match(/\w+/g) ?? []) words.add(word);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return words;
}
