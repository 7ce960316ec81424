import { useMutation } from '@tanstack/react-query';
import { readStatement, type StatementFile, type StatementsOf } from '../api/statements';
import { saveFile } from '../files/save-file';

/** A file that somebody has asked for, by the words of its link. */
export type Wanted = Readonly<{ file: StatementFile; name: string }>;

/** Downloads by the page itself, so that a refusal is said in it; a failed one stays known until the next. */
export function useDownload(of: StatementsOf) {
  return useMutation({
    mutationFn: async ({ file }: Wanted) => {
      const { name, content } = await readStatement(of, file);
      saveFile(name, content);
    },
  });
}
