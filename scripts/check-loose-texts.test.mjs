import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { looseTexts } from './check-loose-texts.mjs';

const root = resolve(import.meta.dirname, '..');

/**
 * The body of a component with `busy`, `label`, `children` and `t`, and what must be found in it.
 *
 * @type {[body: string, messages: string[]][]}
 */
const planted = [
  ['<button>{busy ? "Sending" : "Send"}<i /></button>', ['a text that may change']],
  ['<p>{busy && <i />}{t.safe}</p>', ['a text next to elements that come and go']],
  ['<p>{busy && <i />} Your data is safe</p>', ['a text next to elements that come and go']],
  ['<p><i />{label}</p>', ['a text that may change']],
  ['<section><h2>Title</h2>{children}</section>', ['a text that may change']],
  ['<>{label}</>', ['a text that may change']],
  ['<p><Word label={label} /><i /></p>', ['a text that may change']],
  ['<p>{busy && <i />}<span>{t.safe}</span></p>', []],
  ['<button><span>{busy ? "Sending" : "Send"}</span><i /></button>', []],
  ['<p>{label}</p>', []],
  ['<p>Read <a href="/terms">the terms</a>.</p>', []],
];

describe('texts that a page translation takes away from React', () => {
  let folder;

  beforeAll(() => (folder = mkdtempSync(join(root, '.cache', 'loose-texts-'))));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('finds each text that may change next to elements, and each next to elements that come and go', () => {
    const files = planted.map(([body], number) => {
      const file = join(folder, `planted-${number}.tsx`);
      writeFileSync(
        file,
        `import type { ReactNode } from 'react';
const Word = ({ label }: { label: string }): ReactNode => label;
type Props = { busy: boolean; label: string; children: ReactNode; t: { safe: string } };
export const Planted = ({ busy, label, children, t }: Props) => ${body};
export const uses = [Word];
`,
      );
      return file;
    });
    const found = looseTexts(files, {
      jsx: ts.JsxEmit.ReactJSX,
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
    });
    const messagesOf = (file) =>
      found.filter(({ fileName }) => fileName === file).map(({ message }) => message);
    expect(planted.map(([body], number) => [body, messagesOf(files[number])])).toEqual(planted);
  });
});
