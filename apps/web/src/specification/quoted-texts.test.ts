import { expect, it } from 'vitest';
import { quotedTexts } from './quoted-texts';

const messages = import.meta.glob(['../**/{messages.en,texts,*-texts}.ts', '!./*.ts'], { eager: true });
/** The server's texts are in its own code. */
const sources = import.meta.glob<string>(
  [
    '../../../../libs/{contracts,domain}/src/{buyer,affiliates,organizations,affiliation,administration}/**/*.ts',
    '../../../../apps/api/src/{affiliation,organizations}/**/*.ts',
    '!**/*.test.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/** Arguments of a text function; the specification writes some of them in braces. */
const parts = ['$25', '$25.00', 'N', '{name}', '{status}', '{errorMessage}'];

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return parts.flatMap((part) => textsOf(madeWith(value, part)));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Empty if the text has other arguments. */
function madeWith(text: unknown, part: string): unknown {
  try {
    return (text as (part: string) => unknown)(part);
  } catch {
    return undefined;
  }
}

/** From the root of the repository. */
const pathOf = (file: string): string =>
  new URL(file, 'file:///apps/web/src/specification/').pathname.slice(1);
const lies = (file: string, folders: readonly string[]): boolean =>
  folders.some((folder) => pathOf(file) === folder || pathOf(file).startsWith(`${folder}/`));

/** Whether one of the files contains the text as a whole string, with anything in place of `{…}`. */
function isWritten(text: string, folders: readonly string[]): boolean {
  const escaped = text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll("'", String.raw`\\?'`);
  const literal = new RegExp(`(['"\`])${escaped.replaceAll(/\{\w+\}/g, String.raw`\$\{[^}]+\}`)}\\1`);
  return Object.entries(sources).some(([file, source]) => lies(file, folders) && literal.test(source));
}

function isSaid(text: string, folders: readonly string[]): boolean {
  return Object.entries(messages).some(([file, said]) => lies(file, folders) && textsOf(said).includes(text));
}

it.each(quotedTexts)('[RT-19] quotes the specification word for word: $screen', (entry) => {
  const { in: folders, texts } = entry;
  expect(texts.filter((text) => !isSaid(text, folders) && !isWritten(text, folders))).toEqual([]);
});
