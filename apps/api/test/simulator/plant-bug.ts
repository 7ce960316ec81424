import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';

type Part = 'call' | 'condition' | 'operand' | 'return' | 'value';

/**
 * A bug that somebody might write: in the function `in` (a method is `Class.method`), the expression `at` becomes
 * `replace`. Both are found by name, in any file of the domain or the API, so that code may move and change its form.
 * `at` is a part of the function and the names that it contains: `call find` is a call of `find`, `condition open`
 * the condition of an `if`, `operand isMaster` an operand of `&&`, `return held` a returned expression, and `value change` what the variable or property `change` is set to.
 */
export type Bug = Readonly<{ in: string; at: `${Part} ${string}`; replace: string }>;

/** A bug with its name. If the first histories do not reveal it, the simulator begins with the seed `from`. */
export type PlantedBug = Bug & Readonly<{ name: string; from?: number }>;

/** The simulator's processes run in the project's root. */
const root = process.cwd();

let sources: ReadonlyMap<string, string> | null = null;

/** The source file with and without the bug; throws unless exactly one place fits. */
export function plantBug({
  in: name,
  at,
  replace,
}: Bug): Readonly<{ file: string; source: string; original: string }> {
  const [part = '', ...names] = at.split(' ');
  const planted = [...(sources ??= readSources())].flatMap(([file, source]) =>
    functionsNamed(name, file, source)
      .flatMap((node) => expressionsIn(node, part as Part, names))
      .map((place) => ({
        file,
        original: source,
        source: source.slice(0, place.getStart()) + replace + source.slice(place.end),
      })),
  );
  const [one, ...others] = planted;
  if (!one) throw new Error(`No function ${name} in libs/domain/src or apps/api/src has: ${at}`);
  if (others.length > 0) throw new Error(`${planted.length} places in functions named ${name} fit: ${at}`);
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

function functionsNamed(name: string, file: string, source: string): ts.Node[] {
  if (!source.includes(name.split('.').at(-1)!)) return [];
  const found: ts.Node[] = [];
  const visit = (node: ts.Node, owner: string): void => {
    const own = nameOf(node);
    if (own !== null && owner + own === name) found.push(node);
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

function expressionsIn(scope: ts.Node, part: Part, names: readonly string[]): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    const place = partOf(node, part, names[0]!);
    const inside = part === 'call' || part === 'value' ? names.slice(1) : names;
    if (place && inside.every((name) => isNamedIn(place, name))) found.push(place);
    ts.forEachChild(node, visit);
  };
  visit(scope);
  return found;
}

/** Whether an identifier or a string of the expression is this name. */
function isNamedIn(node: ts.Node, name: string): boolean {
  if ((ts.isIdentifier(node) || ts.isStringLiteral(node)) && node.text === name) return true;
  return ts.forEachChild(node, (child) => isNamedIn(child, name) || undefined) ?? false;
}

/** The expression of this kind that the node is or holds; calls and values also have the first name. */
function partOf(node: ts.Node, part: Part, name: string): ts.Node | undefined {
  if (part === 'condition') return ts.isIfStatement(node) ? node.expression : undefined;
  if (part === 'value') {
    const isSet = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node);
    return isSet && node.name.getText() === name ? node.initializer : undefined;
  }
  if (part === 'operand') return isAnd(node.parent) && !isAnd(node) ? node : undefined;
  if (part === 'return') {
    if (ts.isReturnStatement(node)) return node.expression;
    return ts.isArrowFunction(node) && !ts.isBlock(node.body) ? node.body : undefined;
  }
  if (!ts.isCallExpression(node)) return undefined;
  const callee = node.expression;
  const called = ts.isPropertyAccessExpression(callee) ? callee.name : callee;
  return called.getText() === name || callee.getText() === name ? node : undefined;
}

const isAnd = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
