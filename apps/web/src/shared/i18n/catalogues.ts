import { byLanguage, type Language } from './language';

/** Loaders or contents of `messages.<language>.ts` files, as `import.meta.glob` returns them. */
type Files<Content> = Readonly<Record<string, Content>>;

function findCatalogue<Content>(files: Files<Content>, language: Language): Content {
  const found = Object.entries(files).find(([path]) => path.endsWith(`.${language}.ts`));
  if (!found) throw new Error(`No catalogue in ${language} next to ${Object.keys(files).join(', ')}`);
  return found[1];
}

/** Loads one language's messages; each catalogue is a chunk of its own. */
export const loadMessages = async <Messages>(
  files: Files<() => Promise<unknown>>,
  language: Language,
): Promise<Messages> => ((await findCatalogue(files, language)()) as { default: Messages }).default;

/** The messages of every language, for components that several pages share. */
export const messagesByLanguage = <Messages>(files: Files<Messages>): Record<Language, Messages> =>
  byLanguage((language) => findCatalogue(files, language));
