import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import '../src/app.module.js';
import { declaredCommands } from '../src/platform/commands/declared-commands.js';

/** The names of the commands in all files. */
const written = (): string[] =>
  readdirSync(new URL('../src', import.meta.url), { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
    .flatMap((text) => Array.from(text.matchAll(/class (\w+) extends Command</g), ([, name]) => name!));

describe('the commands of the application', () => {
  it('are all declared, so that a missing handler is an error', () => {
    const declared = declaredCommands().map(({ name }) => name);
    expect(new Set(declared)).toEqual(new Set(written()));
    expect(declared).toContain('RequestReport');
  });
});
