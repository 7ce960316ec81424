import { createContext, use } from 'react';
import { carryToast } from '../toast/carried-toast';

/** Navigates to another address of the site. */
export type NavigateTo = (to: string) => void;

/** The router's navigation; pages without the router load the other page. */
export const NavigateContext = createContext<NavigateTo>((to) => {
  carryToast();
  window.location.assign(to);
});

export const useNavigateTo = (): NavigateTo => use(NavigateContext);
