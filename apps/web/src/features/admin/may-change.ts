import { createContext, use } from 'react';

/** Whether who is signed in may change things; an auditor looks. */
export const MayChangeContext = createContext(true);

export const useMayChange = (): boolean => use(MayChangeContext);
