const UNDEFINED_TABLE = '42P01';
const READ_MODEL = /^relation "rm_\w+\./;

/** A read model is read whose tables are lost: they are made anew, and nothing that is read or written is at fault. */
export function isLostReadModel(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === UNDEFINED_TABLE && READ_MODEL.test(String(message));
}
