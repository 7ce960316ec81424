import type { PostProblem } from './read-post.js';

/** A problem in one line: where it is, and what to do. */
export const sentenceOf = ({ file, line, field, message }: PostProblem): string =>
  `${file}${line === null ? '' : `:${line}`}: ${field === null ? '' : `${field}: `}${message}`;
