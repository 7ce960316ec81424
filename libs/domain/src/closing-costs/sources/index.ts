export { marketRange, source, type AssumedRate, type DataSource, type Source } from './source.js';
export { caveatsOf, citationOf, nameOfSource, type NamedSource } from './name-of-source.js';
export { SourceList, type ListedSource } from './source-list.js';
