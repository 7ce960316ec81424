import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const module = join(import.meta.dirname, 'memory-folder.mjs');
/** Linux numbers processes up to 2²². */
const beyondAnyProcess = 2 ** 22 + 1;
const anything = { fileBytes: 0, memoryBytes: 0 };

describe('the folder in memory for the files of a run', () => {
  let memory;
  beforeEach(() => (memory = mkdtempSync(join(tmpdir(), 'memory-'))));
  afterEach(() => rmSync(memory, { recursive: true, force: true }));

  /** In a process of its own; answers what it was given, and whether that was there. */
  function ask(folder, room) {
    const script = `
      import { existsSync } from 'node:fs';
      import { folderInMemory } from ${JSON.stringify(module)};
      const given = folderInMemory(${JSON.stringify(folder)}, ${JSON.stringify(room)});
      console.log(JSON.stringify([given, given !== null && existsSync(given)]));`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script]);
    if (String(stderr)) throw new Error(stderr);
    return JSON.parse(stdout);
  }

  it('is there for a process, and gone when it has ended', () => {
    const [folder, wasThere] = ask(memory, anything);
    expect([folder.startsWith(memory), wasThere, existsSync(folder)]).toEqual([true, true, false]);
  });

  it('is none where there is too little room, or no such place', () => {
    expect(ask(memory, { ...anything, fileBytes: Number.MAX_SAFE_INTEGER })).toEqual([null, false]);
    expect(ask(memory, { ...anything, memoryBytes: Number.MAX_SAFE_INTEGER })).toEqual([null, false]);
    expect(ask(join(memory, 'nowhere'), anything)).toEqual([null, false]);
  });

  it('takes those of runs that were killed away, and no others', () => {
    const [left, ofOthers, another] = [beyondAnyProcess, process.pid, 'notes'].map((of) =>
      join(memory, `closewise-tests-${of}`),
    );
    for (const folder of [left, ofOthers, another]) mkdirSync(folder);
    ask(memory, anything);
    expect([left, ofOthers, another].map((folder) => existsSync(folder))).toEqual([false, true, true]);
  });
});
