import { useLocation } from 'react-router-dom';
import { ToastRegion } from './ToastRegion';

/** The toasts on pages of the router. */
export function Toaster(texts: { label: string; close: string }) {
  return <ToastRegion {...texts} pathname={useLocation().pathname} />;
}
