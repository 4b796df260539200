import type { EntityRecord } from '@muster/contract/kernel/entity.ts';
import { EntityList } from '../../../entity/entity-list.tsx';
import { usePages } from '../../../ui/list/use-pages.ts';
import { payScreens } from '../records.ts';

/** The ways to divide a salary; a row leads to the parts. */
export function StructuresScreen() {
  const screen = payScreens.get('salary-structure');
  const pages = usePages(({ id }: EntityRecord) => ({
    to: '/admin/salary-structure/$id',
    params: { id },
  }));
  return screen && <EntityList screen={screen} pages={pages} />;
}
