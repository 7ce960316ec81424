import { LineCounter, parseDocument } from 'yaml';
import { DomainError } from '@closewise/domain/events';
import { frontMatter, type Post } from '@closewise/domain/content';
import { renderMarkdown } from '../render-markdown.js';

/** A mistake to fix. `line` starts at 1 and `field` is a path such as `image.src`; both are null if unknown. */
export type PostProblem = Readonly<{
  file: string;
  line: number | null;
  field: string | null;
  message: string;
}>;

export type PostReading = Readonly<{ file: string; post: Post | null; problems: readonly PostProblem[] }>;

/** In bytes. */
export const longestPost = 200_000;

/** Parses a post's file: front matter and markdown in UTF-8, with any line endings. */
export function readPost(file: string, bytes: Uint8Array): PostReading {
  const refuse = (message: string, line: number | null = null, field: string | null = null): PostReading => ({
    file,
    post: null,
    problems: [{ file, line, field, message }],
  });
  if (bytes.length > longestPost)
    return refuse(`is larger than ${longestPost / 1000} kB; split it into several posts`);
  const source = textOf(bytes);
  if (source === null) return refuse('is not UTF-8 text; save it as UTF-8');
  const parts = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n([\s\S]*))?$/.exec(source);
  if (!parts)
    return refuse(
      'must begin with a line of three hyphens, the front matter, and another line of three hyphens',
      1,
    );
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
          message: 'is not a field of a post; correct or remove it',
        }))
      : [{ file, line: lineOf(issue.path), field: issue.path.join('.') || null, message: messageOf(issue) }],
  );
  const inText = textProblem(file, markdown);
  const all = [...problems, ...inText];
  if (!parsed.success || all.length > 0) return { file, post: null, problems: all };
  return { file, post: { ...parsed.data, markdown: markdown.trim() }, problems: [] };
}

/** Refuses aliases, since a few lines of them can expand to gigabytes. */
function plainData(yaml: ReturnType<typeof parseDocument>): unknown {
  try {
    return yaml.toJS({ maxAliasCount: 0 }) as unknown;
  } catch {
    return null;
  }
}

const messageOf = ({ code, message }: { code?: string; message: string }): string =>
  code === 'invalid_type' && message.startsWith('Invalid input')
    ? 'is missing or has the wrong type'
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

/** Text without the byte order mark; null if it is not UTF-8 or cannot be stored. */
function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll(/\r\n?/g, '\n');
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

/** One line with the problem's place and what to do. */
export const describeProblem = ({ file, line, field, message }: PostProblem): string =>
  `${file}${line === null ? '' : `:${line}`}: ${field === null ? '' : `${field}: `}${message}`;
