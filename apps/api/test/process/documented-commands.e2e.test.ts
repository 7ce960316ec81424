import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import { commandDatabases } from '../../src/command-databases.js';
import { freshDatabase, type TestDatabase } from '../postgres.js';
import { findAllCommands } from './all-commands.js';
import { runHere } from './run-here.js';

const root = join(import.meta.dirname, '../../../..');
const property = '{"state":"TX","city":"Houston","zip":"77002","price":450000}';

/** The `npx closewise` commands in the README and docs, as words; without comments, pipes and input. */
async function documentedCommands(): Promise<string[][]> {
  const pages = (await readdir(join(root, 'docs'), { recursive: true }))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(root, 'docs', name));
  const texts = await Promise.all([join(root, 'README.md'), ...pages].map((page) => readFile(page, 'utf8')));
  return texts.flatMap((text) =>
    Array.from(text.replaceAll('\\\n', ' ').matchAll(/npx closewise ([^`\n]+)/g), ([, command = '']) =>
      Array.from(
        command.split(/ [#|<] | \[/)[0]!.matchAll(/"([^"]*)"|(\S+)/g),
        ([, quoted, plain]) => quoted ?? plain!,
      ),
    ),
  );
}

/** The command that the words start with, and its arguments. */
function called(words: readonly string[], leaves: ReadonlyMap<string, Command>) {
  for (let length = words.length; length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ');
    const command = leaves.get(name);
    if (command) return { name, command, given: words.slice(length) };
  }
  return null;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Words that name no command, and options that the command does not have. */
function faultsOf(words: readonly string[], leaves: ReadonlyMap<string, Command>): string[] {
  const [first = ''] = words;
  if (first === '…' || first === '--help') return [];
  const found = called(words, leaves);
  const isGroup = [...leaves.keys()].some((name) => name.startsWith(`${first} `));
  if (!found) return isGroup && /^(…|--help)$/.test(words[1] ?? '') ? [] : [words.join(' ')];
  const known = found.command.options.map(({ long }) => long);
  return found.given.filter((word) => /^--\w/.test(word) && !known.includes(word));
}

/** Runs `npx closewise` in the checkout, as documented. */
const npx = (args: readonly string[], input: string) =>
  new Promise<{ error: Error | null; out: string }>((resolve) => {
    const child = execFile('npx', ['--no-install', 'closewise', ...args], { cwd: root }, (error, out) => {
      resolve({ error, out });
    });
    child.stdin!.end(input);
  });

describe('the documented commands', () => {
  let test: TestDatabase;
  let leaves: Map<string, Command>;
  beforeAll(async () => {
    test = await freshDatabase();
    leaves = await findAllCommands();
  });
  afterAll(() => test.close());

  it('exist, with their options', async () => {
    const commands = await documentedCommands();
    expect(commands.length).toBeGreaterThan(20);
    expect(commands.flatMap((words) => faultsOf(words, leaves))).toEqual([]);
  });

  it('print only JSON with --json, if they read and need no sale', async () => {
    const settings = { DATABASE_URL: test.url };
    expect((await runHere(settings, ['content', 'publish', 'content/posts'])).code).toBe(0);
    const ran: string[] = [];
    for (const words of await documentedCommands()) {
      const found = called(words, leaves);
      if (!found || commandDatabases[found.name] !== 'reads' || found.name === 'statements show') continue;
      const given = found.given.filter((word) => word !== '--json');
      const { code, out } = await runHere(settings, [...found.name.split(' '), ...given, '--json']);
      expect([words, code]).toEqual([words, 0]);
      expect([words, isJson(out)]).toEqual([words, true]);
      ran.push(found.name);
    }
    expect(ran).toEqual(
      expect.arrayContaining(['content list', 'jobs status', 'ledger verify', 'mail status']),
    );
  });

  it('run through npx, which adds nothing to their output', async () => {
    const { error, out } = await npx(['estimate', '--json'], property);
    expect(error).toBeNull();
    expect(JSON.parse(out)).toMatchObject({ jurisdiction: { state: 'TX', city: 'Houston' } });
  });
});
