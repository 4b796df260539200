import type { Declared } from '@muster/contract/kernel/entity.ts';
import { type ComponentType, createContext, useContext } from 'react';
import { useMayCall } from '../../session/use-may-call.ts';
import type { NewLinkForm } from '../../ui/form/inputs/creating-select.tsx';
import type { Words } from '../../words/words.ts';
import type { Within } from './use-links.ts';

/** What a panel says of the records that can be made where one is chosen. */
export interface NewRecordLinks {
  readonly nameOf: (to: Declared, words: Words) => string | undefined;
  readonly Form: ComponentType<NewLinkForm & { readonly to: Declared; readonly within?: Within }>;
}

export const NewLinksContext = createContext<NewRecordLinks | null>(null);

/** Nothing where the reader may not add such a record, or the panel knows no form of it. */
export function useNewLinks(to: Declared): NewRecordLinks | null {
  const may = useMayCall(to.calls.create);
  const links = useContext(NewLinksContext);
  return may ? links : null;
}
