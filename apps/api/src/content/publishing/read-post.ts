import { LineCounter, parseDocument } from 'yaml';
import { DomainError } from '@closewise/domain/events';
import { frontMatter, type Post } from '@closewise/domain/content';
import { renderMarkdown } from '../markdown/render-markdown.js';

/** What an author has to change: `line` counts from 1, `field` is a path such as `image.src`; null where there is none. */
export type PostProblem = Readonly<{
  file: string;
  line: number | null;
  field: string | null;
  message: string;
}>;

export type ReadPost = Readonly<{ file: string; post: Post | null; problems: readonly PostProblem[] }>;

/** The longest file, in bytes. */
export const longestPost = 200_000;

/** A post from the bytes of its file: markdown below front matter, UTF-8, with line ends of any system. */
export function readPost(file: string, bytes: Uint8Array): ReadPost {
  const refuse = (message: string, line: number | null = null, field: string | null = null): ReadPost => ({
    file,
    post: null,
    problems: [{ file, line, field, message }],
  });
  if (bytes.length > longestPost)
    return refuse(`is larger than ${longestPost / 1000} kB: divide it into several posts`);
  const source = textOf(bytes);
  if (source === null) return refuse('is not text in UTF-8: save it as such');
  const parts = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n([\s\S]*))?$/.exec(source);
  if (!parts) return refuse('must begin with a line of three hyphens, front matter and another such line', 1);
  const [, head = '', markdown = ''] = parts;
  const lines = new LineCounter();
  const yaml = parseDocument(head, { lineCounter: lines, uniqueKeys: true });
  const lineAt = (offset: number): number => lines.linePos(offset).line + 1;
  if (yaml.errors.length > 0) {
    const problems = yaml.errors.map(({ message, pos }) => ({
      file,
      line: lineAt(pos[0]),
      field: null,
      message: message.split('\n')[0]!.replace(/ at line \d+, column \d+:?$/, ''),
    }));
    return { file, post: null, problems };
  }
  const parsed = frontMatter.safeParse(plainData(yaml));
  const lineOf = (path: readonly PropertyKey[]): number => {
    const node = yaml.getIn(path.map(String), true) as { range?: [number, number, number] } | undefined;
    return node?.range ? lineAt(node.range[0]) : 1;
  };
  const problems = (parsed.error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          file,
          line: lineOf([...issue.path, key]),
          field: [...issue.path, key].join('.'),
          message: 'is no field of a post: correct its name or take it out',
        }))
      : [{ file, line: lineOf(issue.path), field: issue.path.join('.') || null, message: messageOf(issue) }],
  );
  const inText = textProblem(file, markdown);
  const all = [...problems, ...inText];
  if (!parsed.success || all.length > 0) return { file, post: null, problems: all };
  return { file, post: { ...parsed.data, markdown: markdown.trim() }, problems: [] };
}

/** Aliases are refused by their number: a few lines of them can stand for gigabytes. */
function plainData(yaml: ReturnType<typeof parseDocument>): unknown {
  try {
    return yaml.toJS({ maxAliasCount: 0 }) as unknown;
  } catch {
    return null;
  }
}

const messageOf = ({ code, message }: { code?: string; message: string }): string =>
  code === 'invalid_type' && message.startsWith('Invalid input')
    ? 'is missing or of the wrong kind'
    : message;

function textProblem(file: string, markdown: string): PostProblem[] {
  if (markdown.trim() === '') return [{ file, line: null, field: null, message: 'has no text' }];
  try {
    renderMarkdown(markdown.trim());
    return [];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return [{ file, line: null, field: null, message: error.message }];
  }
}

/** Without the byte order mark; null for what is no UTF-8 or cannot be stored. */
function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll(/\r\n?/g, '\n');
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
