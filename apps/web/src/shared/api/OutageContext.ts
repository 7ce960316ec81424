import { createContext } from 'react';

/** The server writes this page while its data cannot be read; nobody asks for them again before the page is loaded anew. */
export const OutageContext = createContext(false);
