import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Language } from '../../shared/i18n/language';
import { idPrefix, IslandRoot } from '../../shared/islands/IslandRoot';
import { KeepsInput } from '../KeepsInput';

type Living = { name: string; language: Language; release: () => HTMLFormElement | null };

/** Takes over what the server has written into the element of an island. */
export function hydrateIsland(element: Element, content: ReactNode, { name, language, release }: Living) {
  hydrateRoot(
    element,
    <IslandRoot language={language}>
      <KeepsInput root={element} release={release}>
        {content}
      </KeepsInput>
    </IslandRoot>,
    { identifierPrefix: idPrefix(name) },
  );
}
