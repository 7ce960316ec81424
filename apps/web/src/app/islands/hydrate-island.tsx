import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Language } from '../../shared/i18n/language';
import { idPrefix, IslandRoot } from '../../shared/islands/IslandRoot';
import type { EarlyInput } from '../early-input';
import { PreserveInput, PreserveInputOnError } from '../PreserveInput';

type IslandOptions = { name: string; language: Language; held: EarlyInput };

export function hydrateIsland(element: Element, content: ReactNode, { name, language, held }: IslandOptions) {
  hydrateRoot(
    element,
    <IslandRoot language={language}>
      <PreserveInput root={element} held={held}>
        <PreserveInputOnError root={() => element} language={language}>
          {content}
        </PreserveInputOnError>
      </PreserveInput>
    </IslandRoot>,
    { identifierPrefix: idPrefix(name) },
  );
}
