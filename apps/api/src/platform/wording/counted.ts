/** `1 event`, `2 events`: the number and the word for so many. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
