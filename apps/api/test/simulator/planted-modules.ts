import { registerHooks } from 'node:module';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import { plantBug, type Bug } from './plant-bug.js';
import type * as Simulation from './simulate.js';

const root = process.cwd();
const home = pathToFileURL(`${root}/`).href;
const isOurs = (url: string): boolean => url.startsWith(home) && !url.includes('/node_modules/');
const simulation = pathToFileURL(join(import.meta.dirname, 'simulate.js')).href;
const mark = '?planted=';

/** The URL of a source's compiled file: `libs/domain/src/x.ts` is `libs/domain/dist/x.js`. */
function compiledUrl(file: string): string {
  const [group, part, ...rest] = relative(root, file).replace(/\.ts$/, '.js').split('/');
  const inner = group === 'libs' ? rest.slice(1) : rest;
  return pathToFileURL(join(root, group!, part!, 'dist', ...inner)).href;
}

/**
 * The simulator once for each bug, in one process: modules that import the bug are loaded again, the others are
 * shared. `sound` comes first, because it records the imports.
 */
export class PlantedModules {
  private readonly importers = new Map<string, Set<string>>();
  private readonly planted: Readonly<{ url: string; code: string; reloaded: ReadonlySet<string> }>[] = [];

  constructor() {
    registerHooks({
      resolve: (specifier, context, next) => {
        const found = next(specifier, context);
        const [importer, copy] = context.parentURL?.split(mark) ?? [];
        if (importer === undefined || copy === undefined || !isOurs(found.url)) return found;
        if (copy === 'sound') this.note(importer, found.url);
        const isReloaded = this.planted[Number(copy)]?.reloaded.has(found.url);
        return { ...found, url: `${found.url}${mark}${isReloaded ? copy : 'sound'}` };
      },
      load: (url, context, next) => {
        const [file, copy] = url.split(mark);
        if (file === undefined || copy === undefined) return next(url, context);
        const bug = this.planted[Number(copy)];
        if (bug?.url === file) return { format: 'module', source: bug.code, shortCircuit: true };
        return next(file, context);
      },
    });
  }

  sound(): Promise<typeof Simulation> {
    return import(`${simulation}${mark}sound`);
  }

  with(bug: Bug): Promise<typeof Simulation> {
    const { file, source } = plantBug(bug);
    const url = compiledUrl(file);
    const reloaded = this.leadingTo(url);
    if (!reloaded.has(simulation)) throw new Error(`The simulator does not use ${file}`);
    const { code } = transformSync(source, { filename: file, configFile: join(root, '.swcrc') });
    this.planted.push({ url, code, reloaded });
    return import(`${simulation}${mark}${this.planted.length - 1}`);
  }

  private note(importer: string, imported: string): void {
    this.importers.set(imported, (this.importers.get(imported) ?? new Set()).add(importer));
  }

  private leadingTo(url: string): Set<string> {
    const leading = new Set([url]);
    for (const one of leading) for (const importer of this.importers.get(one) ?? []) leading.add(importer);
    return leading;
  }
}
