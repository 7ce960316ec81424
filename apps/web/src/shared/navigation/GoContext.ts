import { createContext, use } from 'react';
import { carryToast } from '../toast/carried-toast';

/** Leads to another address of the site. */
export type Go = (to: string) => void;

/** By the router where there is one; a page that awakens in islands loads the other page. */
export const GoContext = createContext<Go>((to) => {
  carryToast();
  window.location.assign(to);
});

export const useGo = (): Go => use(GoContext);
