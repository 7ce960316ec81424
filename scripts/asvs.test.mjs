import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const read = (file) => readFileSync(join(root, file), 'utf8');
/** Fields are quoted where they hold commas; none holds a quotation mark. */
const fieldsOf = (line) => [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, a, b]) => a ?? b);
const [head, ...rows] = read('docs/security/asvs.csv').trim().split('\n').map(fieldsOf);
const states = ['met', 'partly', 'open', 'deployment', 'not applicable'];

/** A row that is met by a test says so as `path: title`, one by a document as its path. */
const test = /^([\w./-]+\.test\.(?:ts|tsx|mjs)): (.+)$/;
const path = /(?:^|[\s(:])((?:apps|libs|docs|scripts)\/[\w./-]+\w)/g;

describe('the list of security requirements', () => {
  it('has each requirement once, with a state and what shows it', () => {
    expect(head).toEqual(['requirement', 'level', 'about', 'state', 'evidence']);
    const ids = rows.map(([id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [id, level, about, state, evidence, ...rest] of rows) {
      expect([id, rest]).toEqual([expect.stringMatching(/^V\d+\.\d+\.\d+$/), []]);
      expect([id, ['1', '2'].includes(level), about !== '', states.includes(state), evidence !== '']).toEqual(
        [id, true, true, true, true],
      );
    }
  });

  it('names tests that exist, and files that are there', () => {
    const wrong = rows.flatMap(([id, , , , evidence]) => {
      const [, file, title] = test.exec(evidence) ?? [];
      if (file)
        return existsSync(join(root, file)) && read(file).includes(title) ? [] : [`${id}: ${evidence}`];
      return [...evidence.matchAll(path)]
        .filter(([, named]) => !existsSync(join(root, named)))
        .map(([, named]) => `${id}: ${named}`);
    });
    expect(wrong).toEqual([]);
  });
});
