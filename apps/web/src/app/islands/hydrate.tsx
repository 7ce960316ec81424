import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Language } from '../../shared/i18n/language';
import { idPrefix, IslandRoot } from '../../shared/islands/IslandRoot';
import type { HeldInput } from '../hold-input';
import { KeepsInput } from '../KeepsInput';
import { KeepsInputOnError } from '../KeepsInputOnError';

type Living = { name: string; language: Language; held: HeldInput };

/** Takes over what the server has written into the element of an island. */
export function hydrateIsland(element: Element, content: ReactNode, { name, language, held }: Living) {
  hydrateRoot(
    element,
    <IslandRoot language={language}>
      <KeepsInput root={element} held={held}>
        <KeepsInputOnError root={() => element} language={language}>
          {content}
        </KeepsInputOnError>
      </KeepsInput>
    </IslandRoot>,
    { identifierPrefix: idPrefix(name) },
  );
}
