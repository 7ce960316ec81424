import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './child-process.mjs';

const require = createRequire(join(root, 'apps/api/package.json'));

/**
 * The typefaces of the PDF: by face those of the site, and one for whole words with letters that these lack. A package has a
 * file for each alphabet. A PDF cannot hold a variable font, so the weight is held.
 */
const otherAlphabets = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'];
const faces = [
  { face: 'text', family: 'figtree', weight: 400, alphabets: ['latin', 'latin-ext'] },
  { face: 'strong', family: 'figtree', weight: 700, alphabets: ['latin', 'latin-ext'] },
  {
    face: 'display',
    family: 'bricolage-grotesque',
    weight: 700,
    alphabets: ['latin', 'latin-ext', 'vietnamese'],
  },
  { face: 'other', family: 'noto-sans', weight: 400, alphabets: otherAlphabets },
  { face: 'other-strong', family: 'noto-sans', weight: 700, alphabets: otherAlphabets },
];
/** What is set: pairs, ligatures, the letters of languages, digits of one width. */
const keepFeatures = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'tnum'];

const fonts = faces.flatMap(({ face, family, weight, alphabets }) =>
  alphabets.map((alphabet) => ({
    name: `${face}-${alphabet}.ttf`,
    source: `@fontsource-variable/${family}/files/${family}-${alphabet}-wght-normal.woff2`,
    weight,
  })),
);

const sha256 = (content) => createHash('sha256').update(content).digest('hex');

/** Nothing but the making of these fonts needs it, so it is not among the dependencies. */
const onlyForFonts = { '@fontsource-variable/noto-sans': '5.3.0' };

/** By the versions of the packages, which are pinned: the check is quick, and needs none of them installed. */
function digestOfInputs() {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, 'apps/api/package.json'), 'utf8'),
  );
  const versions = { ...dependencies, ...devDependencies, ...onlyForFonts };
  const families = [...new Set(faces.map(({ family }) => `@fontsource-variable/${family}`))];
  const pinned = [...families, 'subset-font'].map((name) => `${name}@${versions[name]}`);
  return sha256(JSON.stringify([fonts, keepFeatures, pinned]));
}

/** Static fonts as files of a folder, with a list of what they were made of. Kept as they are while their inputs are. */
export async function pdfFonts(folder) {
  const list = join(folder, 'made-of.json');
  const inputs = digestOfInputs();
  const before = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : null;
  if (before?.inputs === inputs && Object.entries(before.files).every(isKept)) return [];
  const files = [];
  for (const font of fonts) files.push([font.name, await staticFont(font)]);
  const hashes = Object.fromEntries(files.map(([name, bytes]) => [name, sha256(bytes)]));
  return [
    ...files.map(([name, bytes]) => [join(folder, name), bytes]),
    [list, `${JSON.stringify({ inputs, files: hashes }, null, 2)}\n`],
  ];

  function isKept([name, hash]) {
    const file = join(folder, name);
    return existsSync(file) && sha256(readFileSync(file)) === hash;
  }
}

async function staticFont({ source, weight }) {
  const variable = readFileSync(installed(source));
  const letters = String.fromCodePoint(...require('fontkit').create(variable).characterSet);
  return require('subset-font')(variable, letters, {
    targetFormat: 'sfnt',
    noHinting: true,
    variationAxes: { wght: weight },
    keepFeatures,
  });
}

function installed(source) {
  try {
    return require.resolve(source);
  } catch (error) {
    const packages = Object.entries(onlyForFonts).map(([name, version]) => `${name}@${version}`);
    throw new Error(`Install what fonts are made of: npm install --no-save ${packages.join(' ')}`, {
      cause: error,
    });
  }
}
