import type { EntityRecord } from '@muster/contract/kernel/entity.ts';
import { EntityList } from '../../../../entity/entity-list.tsx';
import { usePages } from '../../../../ui/list/use-pages.ts';
import { payScreens } from '../../records.ts';

/** The accounts of the companies out of which pay is sent. */
export function PayingAccountsScreen() {
  const screen = payScreens.get('paying-account');
  return screen && <EntityList screen={screen} />;
}

/** How banks want their files; a row leads to the columns. */
export function TemplatesScreen() {
  const screen = payScreens.get('bank-template');
  const pages = usePages(({ id }: EntityRecord) => ({
    to: '/admin/bank-template/$id',
    params: { id },
  }));
  return screen && <EntityList screen={screen} pages={pages} />;
}
