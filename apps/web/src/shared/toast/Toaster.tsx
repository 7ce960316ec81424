import { useLocation } from 'react-router-dom';
import { ToastRegion } from './ToastRegion';

/** The toasts of a page that the router shows. */
export function Toaster(texts: { label: string; close: string }) {
  return <ToastRegion {...texts} pathname={useLocation().pathname} />;
}
