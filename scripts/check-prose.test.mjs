import { findProseViolations, proseRules } from './check-prose.mjs';

const { rules } = proseRules;
const kinds = {
  comments: (text) => ['src/planted.ts', `/**\n * ${text}\n */\nexport const a = 1;\n`],
  texts: (text) => ['src/planted.ts', `export const a = ${JSON.stringify(`Well then: ${text}`)};\n`],
  docs: (text) => ['docs/planted.md', `# Page\n\n${text}\n`],
};
const wordsIn = (path, source) =>
  findProseViolations(path, source).map(({ line, words }) => `${line} ${words.toLowerCase()}`);

/** @type {[example: string, kind: string, rule: string][]} */
const planted = rules.flatMap(({ find, bad, only = 'comments' }) => bad.map((text) => [text, only, find]));
/** @type {[example: string][]} */
const allowed = rules.flatMap(({ good = [] }) => good.map((text) => [text]));

describe('the check of our English', () => {
  it.each(planted)('finds a planted "%s" in %s', (text, kind, find) => {
    const own = { rules: rules.filter((rule) => rule.find === find) };
    expect(findProseViolations(...kinds[kind](text), own)).not.toEqual([]);
  });

  it.each(allowed)('leaves "%s" alone', (text) => {
    for (const plant of Object.values(kinds)) expect(findProseViolations(...plant(text))).toEqual([]);
  });

  it('reads comments across lines, texts, JSX and Markdown, and names the line', () => {
    expect(wordsIn('a.ts', '/**\n * Written\n * for\n * ever.\n */\n')).toEqual(['3 for ever']);
    expect(wordsIn('a.ts', 'const a = 1; // kept for\n// ever\n')).toEqual(['1 for ever']);
    expect(wordsIn('a.ts', 'const a = `Try ${b} it anew, please`;\n')).toEqual(['1 anew']);
    expect(wordsIn('a.tsx', 'const a = (\n  <p>\n    Please try it anew\n  </p>\n);\n')).toEqual(['3 anew']);
    expect(wordsIn('a.md', 'A page.\n\nTry it anew.\n')).toEqual(['3 anew']);
  });

  it('leaves code, quotations, addresses, tests and Spanish texts alone', () => {
    expect(wordsIn('a.ts', 'const anew = /anew/; // https://example.com/anew, `anew`\n')).toEqual([]);
    expect(wordsIn('a.md', '`anew` [page](anew.md)\n\n```sh\nanew\n```\n')).toEqual([]);
    expect(wordsIn('a.test.ts', "it('writes it anew', () => {});\n")).toEqual([]);
    expect(wordsIn('messages.es.ts', "const a = 'un texto anew aquí';\n")).toEqual([]);
    const allow = ['written anew'];
    expect(findProseViolations('a.md', 'It is written anew.', { rules, allow })).toEqual([]);
  });
});
