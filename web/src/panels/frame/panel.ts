import { createContext, useContext } from 'react';
import type { PanelName } from '../../session/panel-access.ts';

/** In which panel one is. */
export const PanelContext = createContext<PanelName | null>(null);

export function usePanel(): { readonly name: PanelName; readonly path: `/${PanelName}` } {
  const name = useContext(PanelContext);
  if (!name) throw new Error('this stands inside the frame of a panel');
  return { name, path: `/${name}` };
}
