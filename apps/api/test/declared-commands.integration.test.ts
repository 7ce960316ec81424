import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import '../src/app.module.js';
import { declaredCommands } from '../src/platform/commands/declared-commands.js';

/** The names of the classes in all files of commands. */
const written = (): string[] =>
  readdirSync(new URL('../src', import.meta.url), { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.command.ts'))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
    .flatMap((text) => /class (\w+) extends Command</.exec(text)?.[1] ?? []);

describe('the commands of the application', () => {
  it('are all declared, so that none can lack its handler without a word', () => {
    const declared = declaredCommands().map(({ name }) => name);
    expect(new Set(declared)).toEqual(new Set(written()));
    expect(declared).toContain('RequestReport');
  });
});
