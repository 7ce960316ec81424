import { createRequire } from 'node:module';

const { mayImport } = createRequire(import.meta.url)('./module-boundaries.cjs');
const begin = '<!-- generated from scripts/module-boundaries.cjs -->';
const end = '<!-- end of the generated part -->';
const nameOf = (module) => module[0].toUpperCase() + module.slice(1);

/** The page with the diagram of the modules between its marks, drawn from the rules that the boundary check enforces. */
export function withModuleDiagram(page) {
  const [before, rest, ...more] = page.split(begin);
  const [, after, ...others] = rest?.split(end) ?? [];
  if (after === undefined || more.length > 0 || others.length > 0)
    throw new Error('The page needs one pair of marks for the diagram of the modules');
  return `${before}${begin}\n\n${moduleDiagram(mayImport)}\n\n${end}${after}`;
}

/** Mermaid: an arrow for each import that is allowed; a module that may import none is drawn above the platform. */
export function moduleDiagram(rules) {
  const arrows = Object.entries(rules).flatMap(([module, others]) =>
    (others.length > 0 ? others.map(nameOf) : ['platform']).map(
      (other) => `  ${nameOf(module)} --> ${other}`,
    ),
  );
  return ['```mermaid', 'flowchart TD', ...arrows, '```'].join('\n');
}
