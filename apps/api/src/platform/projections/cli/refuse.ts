/** One line on stderr and exit code 2. */
export function refuse(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 2;
}

/** Refuses a name that nothing has, naming those that exist. */
export function refuseName(name: string, known: readonly string[]): void {
  refuse(`There is no ${name || 'name given'}. Known: ${known.join(', ') || 'none'}`);
}
