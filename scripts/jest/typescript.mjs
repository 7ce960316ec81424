import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync, version } from '@swc/core';
import { root } from '../child-process.mjs';
import { swcOptions } from '../swc-options.mjs';

const cache = join(root, '.cache', 'test-modules');
const options = { ...swcOptions, sourceMaps: true };
const home = pathToFileURL(`${root}/`).href;
const isOurs = (url) => url.startsWith(home) && !/\/(node_modules|dist)\//.test(url.slice(home.length - 1));

/** Where the source map of each loaded file lies: for Jest, which shows places in the sources. */
export const sourceMaps = new Map();

/**
 * From here on this process imports the project's TypeScript as it stands, without a build, under the address of the
 * source; `given` are modules that have no file, by name.
 */
export function loadTypeScript(given) {
  mkdirSync(cache, { recursive: true });
  globalThis[Symbol.for('given modules')] = given;
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier in given) return { url: `given:${specifier}`, shortCircuit: true };
      if (!isOurs(context.parentURL ?? '')) return next(specifier, context);
      const source = sourceOf(specifier, context.parentURL);
      if (source) return { url: source, format: 'module', shortCircuit: true };
      return next(specifier, { ...context, conditions: ['@closewise/source', ...context.conditions] });
    },
    load(url, context, next) {
      if (url.startsWith('given:'))
        return { format: 'module', source: listing(url.slice(6), given), shortCircuit: true };
      if (!url.endsWith('.ts') || !isOurs(url)) return next(url, context);
      return { format: 'module', source: compiled(url), shortCircuit: true };
    },
  });
}

/** `./name.js` means `name.ts` where there is one. */
function sourceOf(specifier, parent) {
  if (!/^\.{1,2}\/.*\.js$/.test(specifier)) return undefined;
  const url = new URL(specifier.replace(/\.js$/, '.ts'), parent);
  return existsSync(url) ? url.href : undefined;
}

function listing(name, given) {
  const names = Object.keys(given[name]).join(', ');
  return `export const { ${names} } = globalThis[Symbol.for('given modules')][${JSON.stringify(name)}];`;
}

function compiled(url) {
  const path = fileURLToPath(url);
  const text = readFileSync(path, 'utf8');
  const key = createHash('sha1')
    .update(`${version}\n${JSON.stringify(options)}\n${path}\n${text}`)
    .digest('hex');
  const output = join(cache, `${key}.js`);
  const map = join(cache, `${key}.map`);
  sourceMaps.set(url, map);
  if (!existsSync(output)) {
    const made = transformSync(text, { ...options, filename: path });
    writeWhole(map, made.map);
    writeWhole(output, made.code);
  }
  return readFileSync(output, 'utf8');
}

/** The other worker may write the same file now. */
function writeWhole(path, text) {
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
}
