import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import type { PlantedBug } from './planted-bugs.js';
import type * as Simulation from './simulate.js';

const root = resolve(import.meta.dirname, '../../../..');
const home = pathToFileURL(`${root}/`).href;
const isOurs = (url: string): boolean =>
  url.startsWith(home) && url.endsWith('.ts') && !url.includes('/node_modules/');
const simulation = pathToFileURL(resolve(import.meta.dirname, 'simulate.ts')).href;
const mark = '?planted=';

/** The address of the source in which the bug is. */
const urlOf = ({ file }: PlantedBug): string => pathToFileURL(resolve(root, file)).href;

/** The source with the bug, compiled; fails unless what the bug replaces stands there once. */
function plantedSource({ file, find, replace }: PlantedBug): string {
  const source = readFileSync(resolve(root, file), 'utf8');
  if (source.split(find).length !== 2) throw new Error(`Not once in ${file}: ${find}`);
  const { code } = transformSync(
    source.replace(find, () => replace),
    {
      jsc: {
        parser: { syntax: 'typescript', decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
        target: 'es2024',
      },
      module: { type: 'es6' },
    },
  );
  return code;
}

/**
 * The simulator beside that of other bugs: with each bug those modules are loaded anew that lead to it, the others
 * once for all bugs. `sound` comes first, because it finds out who imports whom.
 */
export class PlantedModules {
  private readonly importers = new Map<string, Set<string>>();
  private readonly planted: Readonly<{ url: string; source: string; anew: ReadonlySet<string> }>[] = [];
  private readonly hooks = registerHooks({
    resolve: (specifier, context, next) => {
      const found = next(specifier, context);
      const [importer, copy] = context.parentURL?.split(mark) ?? [];
      if (importer === undefined || copy === undefined || !isOurs(found.url)) return found;
      if (copy === 'sound') this.note(importer, found.url);
      const isAnew = this.planted[Number(copy)]?.anew.has(found.url);
      return { ...found, url: `${found.url}${mark}${isAnew ? copy : 'sound'}` };
    },
    load: (url, context, next) => {
      const [file, copy] = url.split(mark);
      if (file === undefined || copy === undefined) return next(url, context);
      const bug = this.planted[Number(copy)];
      if (bug?.url === file) return { format: 'module', source: bug.source, shortCircuit: true };
      return next(file, context);
    },
  });

  sound(): Promise<typeof Simulation> {
    return import(`${simulation}${mark}sound`);
  }

  with(bug: PlantedBug): Promise<typeof Simulation> {
    const url = urlOf(bug);
    const anew = this.leadingTo(url);
    if (!anew.has(simulation)) throw new Error(`The simulator does not use ${bug.file}`);
    this.planted.push({ url, source: plantedSource(bug), anew });
    return import(`${simulation}${mark}${this.planted.length - 1}`);
  }

  /** From here on modules are loaded as before. */
  close(): void {
    this.hooks.deregister();
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
