import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';

/**
 * A bug that somebody might write: in the function `in` (a method is `Class.method`), `find` becomes `replace`. The
 * function is found by its name, in whichever file of the domain or the API it is.
 */
export type Bug = Readonly<{ in: string; find: string; replace: string }>;

/** The processes of the simulator run in the project's root. */
const root = process.cwd();

let sources: ReadonlyMap<string, string> | null = null;

/** The source file with the bug; throws unless exactly one function has this name and contains `find` once. */
export function plantBug({ in: name, find, replace }: Bug): { file: string; source: string } {
  const pattern = new RegExp(
    find
      .split(/\s+/)
      .map((part) => part.replaceAll(/[^\w]/g, '\\$&'))
      .join('\\s+'),
    'g',
  );
  const planted = [...(sources ??= readSources())].flatMap(([file, source]) =>
    functionsNamed(name, file, source).flatMap(({ start, end }) => {
      const text = source.slice(start, end);
      if ([...text.matchAll(pattern)].length !== 1) return [];
      return [
        { file, source: source.slice(0, start) + text.replace(pattern, () => replace) + source.slice(end) },
      ];
    }),
  );
  const [one, ...others] = planted;
  if (!one) throw new Error(`No function ${name} in libs/domain/src or apps/api/src contains once: ${find}`);
  if (others.length > 0) throw new Error(`More than one function ${name} contains: ${find}`);
  return one;
}

function readSources(): ReadonlyMap<string, string> {
  const files = globSync('{libs/domain,apps/api}/src/**/*.ts', { cwd: root });
  return new Map(
    files
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => [resolve(root, file), readFileSync(resolve(root, file), 'utf8')]),
  );
}

function functionsNamed(name: string, file: string, source: string): { start: number; end: number }[] {
  if (!source.includes(name.split('.').at(-1)!)) return [];
  const found: { start: number; end: number }[] = [];
  const visit = (node: ts.Node, owner: string): void => {
    const own = nameOf(node);
    if (own !== null && owner + own === name) found.push({ start: node.getStart(), end: node.end });
    ts.forEachChild(node, (child) => visit(child, ts.isClassDeclaration(node) ? `${own}.` : ''));
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true), '');
  return found;
}

function nameOf(node: ts.Node): string | null {
  const isNamed =
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isClassDeclaration(node);
  return isNamed && node.name && ts.isIdentifier(node.name) ? node.name.text : null;
}
