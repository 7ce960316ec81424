import { globSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..');

/** Words to avoid, with what to write instead: a list for people to extend. */
export const proseRules = parse(readFileSync(join(import.meta.dirname, 'prose-rules.yaml'), 'utf8'));

const code = /\.(ts|tsx|mts|mjs|cjs)$/;
const test = /\.test\.|\/test\//;
const spanish = /\.es\.|\/es\//;
const skipped = new RegExp(proseRules.skip.join('|'));

/**
 * Finds words to avoid in one file's comments, its user texts (string literals of several words, JSX text) or, for
 * Markdown, its paragraphs. Returns line, matched words and advice.
 */
export function findProseViolations(path, source, { rules, allow = [] } = proseRules) {
  const pieces = path.endsWith('.md') ? [markdownPiece(source)] : codePieces(path, source);
  return pieces.flatMap((piece) => {
    const text = allow.reduce((rest, quote) => rest.replaceAll(quote, blank), piece.text);
    return rules
      .filter((rule) => !rule.only || rule.only === piece.kind)
      .flatMap((rule) =>
        [...text.matchAll(expressionOf(rule.find))].map((match) => ({
          line: lineAt(source, piece.start + match.index + match[0].search(/\S/)),
          words: match[0].trim().replaceAll(/\s+/g, ' '),
          write: rule.write,
        })),
      );
  });
}

const expressions = new Map();

/** A space in a pattern also matches a line break. */
function expressionOf(find) {
  if (!expressions.has(find)) expressions.set(find, new RegExp(find.replaceAll(' ', '\\s+'), 'gim'));
  return expressions.get(find);
}

const blank = (text) => text.replaceAll(/[^\n]/g, ' ');
const lineAt = (source, index) => source.slice(0, index).split('\n').length;

/** The page without code, links' targets and comments. Blanks keep every position. */
function markdownPiece(source) {
  const text = source
    .replaceAll(/^```[\s\S]*?^```|<!--[\s\S]*?-->/gm, blank)
    .replaceAll(/`[^`\n]*`|\]\([^)]*\)|https?:\S+/g, blank);
  return { kind: 'docs', start: 0, text };
}

function codePieces(path, source) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, scriptKind(path));
  const literals = [];
  const visit = (node) => {
    if (isLiteral(node)) literals.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  const ranges = literals
    .map((node) => ({ start: node.getStart(file), end: node.end, node }))
    .toSorted((one, other) => one.start - other.start);
  const texts = test.test(path) || spanish.test(path) ? [] : ranges.filter(isUserText);
  return [
    ...commentPieces(source, ranges),
    ...texts.map(({ start, end }) => ({ kind: 'texts', start, text: source.slice(start, end) })),
  ];
}

const scriptKind = (path) => (path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

const isLiteral = (node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isJsxText(node) ||
  ts.isRegularExpressionLiteral(node);

/** A literal of three words or more; shorter ones are mostly codes, names and keys. */
const isUserText = ({ node }) =>
  !ts.isRegularExpressionLiteral(node) &&
  node.text.split(/\s/).filter((word) => /\p{L}/u.test(word)).length >= 3;

/** Comments outside of literals; line comments that follow each other are one piece. */
function commentPieces(source, literals) {
  const pieces = [];
  const comment = /\/\*[\s\S]*?\*\/|(?:\/\/[^\n]*(?:\n[ \t]*(?=\/\/))?)+/g;
  let next = 0;
  for (let match = comment.exec(source); match; match = comment.exec(source)) {
    while (literals[next] && literals[next].end <= match.index) next += 1;
    if (literals[next] && literals[next].start <= match.index) {
      comment.lastIndex = literals[next].end;
      continue;
    }
    const text = match[0]
      .replaceAll(/^[ \t]*(\/\*\*?|\*\/|\*(?=\s)|\/\/)|\*\/$/gm, blank)
      .replaceAll(/`[^`\n]*`|https?:\S+|\{@link [^}]*\}/g, blank);
    pieces.push({ kind: 'comments', start: match.index, text });
  }
  return pieces;
}

const folders = ['apps', 'libs', 'e2e', 'bench', 'scripts', 'docs', 'content', '*.md'];

function filesUnder(path) {
  const isSource = (file) =>
    (code.test(file) || (file.endsWith('.md') && !spanish.test(file))) && !skipped.test(relative(root, file));
  if (!statSync(path).isDirectory()) return [path].filter(isSource);
  return globSync('**/*', { cwd: path, exclude: ['**/node_modules', '**/dist'] })
    .map((name) => join(path, name))
    .filter(isSource);
}

/** Checks the given paths, or everything. */
function main(paths) {
  const wanted =
    paths.length > 0
      ? paths.map((path) => resolve(path))
      : globSync(folders, { cwd: root }).map((path) => join(root, path));
  const files = wanted.flatMap(filesUnder);
  let count = 0;
  for (const file of files.toSorted())
    for (const { line, words, write } of findProseViolations(file, readFileSync(file, 'utf8'))) {
      console.error(`${relative(root, file)}:${line} "${words}": ${write}`);
      count += 1;
    }
  if (count > 0)
    console.error(
      `${count} wordings to change. The list is scripts/prose-rules.yaml; docs/house-style.md says why.`,
    );
  process.exitCode = count > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
