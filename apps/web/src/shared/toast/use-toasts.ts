import { useSyncExternalStore } from 'react';
import { allToasts, onToastsChange, type Toast } from './toasts';

const none: readonly Toast[] = [];

/** All toasts in state, including dismissed ones. */
export const useToasts = (): readonly Toast[] => useSyncExternalStore(onToastsChange, allToasts, () => none);
