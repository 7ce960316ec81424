import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');

/** Rendered only by the server, which removes its texts from the page before a browser gets it. */
const onServer = 'apps/web/src/shared/marketing/Part.tsx';

/**
 * Texts that a browser's page translation takes away from React. It puts `<font>` elements in place of text nodes, so a
 * text that has siblings can no longer be changed or removed, and nothing can be inserted before it. React replaces the
 * whole content of an element whose only child is a text: such texts are safe.
 */
export function looseTexts(fileNames, options) {
  const program = ts.createProgram(fileNames, options);
  const checker = program.getTypeChecker();
  const found = [];
  for (const fileName of fileNames) {
    const file = program.getSourceFile(fileName);
    const report = (node, message) => {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push({ fileName, line: line + 1, message });
    };
    const visit = (node) => {
      if (ts.isJsxElement(node) || ts.isJsxFragment(node)) checkChildren(node);
      ts.forEachChild(node, visit);
    };
    const checkChildren = (parent) => {
      const children = parent.children.filter(isShown);
      if (children.length === 1 && !ts.isJsxFragment(parent)) return;
      const kinds = children.map((child) => ({ child, kind: kindOf(child, checker) }));
      const moves = kinds.some(({ kind }) => kind === 'changing element');
      for (const { child, kind } of kinds) {
        if (kind === 'changing text') report(child, 'a text that may change');
        if (kind === 'fixed text' && moves) report(child, 'a text next to elements that come and go');
      }
    };
    visit(file);
  }
  return found;
}

const isShown = (child) =>
  ts.isJsxText(child)
    ? !child.containsOnlyTriviaWhiteSpaces
    : !ts.isJsxExpression(child) || Boolean(child.expression);

function kindOf(child, checker) {
  if (ts.isJsxText(child)) return 'fixed text';
  if (!ts.isJsxExpression(child)) return returnsText(child, checker) ? 'changing text' : 'element';
  const { expression } = child;
  if (ts.isStringLiteralLike(expression) || isMessage(expression)) return 'fixed text';
  return showsText(expression, checker) ? 'changing text' : 'changing element';
}

/** What `a && b` may show of its left side is a zero at most, which is a mistake of another kind. */
function showsText(expression, checker) {
  if (ts.isParenthesizedExpression(expression)) return showsText(expression.expression, checker);
  const isAnd = (node) =>
    ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  if (isAnd(expression)) return showsText(expression.right, checker);
  if (ts.isConditionalExpression(expression))
    return [expression.whenTrue, expression.whenFalse].some((each) => showsText(each, checker));
  return hasText(checker.getTypeAtLocation(expression), checker);
}

/** A component of ours that is no element itself, but a text. */
function returnsText(element, checker) {
  if (ts.isJsxFragment(element)) return false;
  const signature = checker.getResolvedSignature(ts.isJsxElement(element) ? element.openingElement : element);
  const isOurs = signature?.declaration?.getSourceFile()?.isDeclarationFile === false;
  return isOurs && hasText(signature.getReturnType(), checker);
}

/** `t.card.title` or `texts.card.title`: a page's messages do not change while it is shown. */
function isMessage(node) {
  if (ts.isPropertyAccessExpression(node)) return isMessage(node.expression);
  return ts.isIdentifier(node) && (node.text === 't' || node.text === 'texts');
}

function hasText(type, checker, seen = new Set()) {
  if (seen.has(type)) return false;
  seen.add(type);
  if (type.isUnion()) return type.types.some((each) => hasText(each, checker, seen));
  if (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike))
    return !(type.isStringLiteral() && type.value === '');
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return true;
  const element = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
  return element !== undefined && hasText(element, checker, seen);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const config = join(root, 'apps/web/tsconfig.json');
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, (path) => ts.sys.readFile(path)).config,
    ts.sys,
    join(root, 'apps/web'),
  );
  const screens = fileNames.filter(
    (name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx') && !name.endsWith(onServer),
  );
  const found = looseTexts(screens, { ...options, noEmit: true });
  for (const { fileName, line, message } of found)
    console.error(`${relative(root, fileName)}:${line} ${message}: put it into an element of its own`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
