import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from './child-process.mjs';

const introduction = `# Event catalogue

Generated from \`libs/domain/src/*/*-events.ts\` by \`npm run generate\`; \`npm run check\` fails when it is stale.
\`person\` is encrypted with the key of \`subjectId\`, and null once the person was erased. Every event also carries its
actor, correlation and causation ids, schema version and time.
`;

const plain = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/** The events of all modules as a Markdown page: what each says, and its fields. */
export function eventCatalogue() {
  const files = globSync('libs/domain/src/*/*-events.ts', { cwd: root }).sort();
  const program = ts.createProgram(
    files.map((file) => join(root, file)),
    {
      strict: true,
      module: ts.ModuleKind.NodeNext,
      customConditions: ['@closewise/source'],
      skipLibCheck: true,
      noEmit: true,
    },
  );
  const checker = program.getTypeChecker();
  const modules = Map.groupBy(files, (file) => basename(dirname(file)));
  const sections = [...modules].flatMap(([module, ofModule]) => [
    `## ${module[0].toUpperCase()}${module.slice(1)}\n`,
    ...ofModule.map((file) => eventSections(checker, program.getSourceFile(join(root, file)))),
  ]);
  return [introduction, ...sections].join('\n');
}

function eventSections(checker, source) {
  const isEvent = (node) => ts.isTypeAliasDeclaration(node) && /DomainEvent</.test(node.type.getText(source));
  const events = source.statements.filter(isEvent);
  const exported = events.filter(({ modifiers }) => modifiers?.length > 0);
  if (exported.length === 0) throw new Error(`${source.fileName} declares no events`);
  return exported.map((event) => eventSection(checker, event)).join('\n');
}

function eventSection(checker, node) {
  const type = checker.getTypeAtLocation(node);
  const data = checker.getTypeOfSymbol(checker.getPropertyOfType(type, 'data'));
  const doc = ts.displayPartsToString(
    checker.getSymbolAtLocation(node.name).getDocumentationComment(checker),
  );
  if (!doc) throw new Error(`${node.name.text} has no doc comment`);
  const rows = fieldsOf(checker, data, '').map(([name, text]) => `| \`${name}\` | \`${text}\` |`);
  return [`### ${node.name.text}\n`, `${doc}\n`, '| field | type |', '|---|---|', ...rows, ''].join('\n');
}

/** Fields in the order of their declaration; those of objects and lists under their own path. */
function fieldsOf(checker, type, path) {
  return checker.getPropertiesOfType(type).flatMap((property) => {
    const declared = checker.getTypeOfSymbol(property);
    const isNullable = declared.isUnion() && declared.types.some(({ flags }) => flags & ts.TypeFlags.Null);
    const value = checker.getNonNullableType(declared);
    const isList = checker.isArrayType(value);
    const item = isList ? checker.getTypeArguments(value)[0] : value;
    const name = `${path}${property.name}${isList ? '[]' : ''}`;
    if (item.flags & ts.TypeFlags.Object) {
      return [...(isNullable ? [[name, 'object or null']] : []), ...fieldsOf(checker, item, `${name}.`)];
    }
    const words = checker.typeToString(item, undefined, plain | ts.TypeFormatFlags.InTypeAlias);
    return [[name, `${words.replaceAll(' | ', ' or ')}${isNullable ? ' or null' : ''}`]];
  });
}
