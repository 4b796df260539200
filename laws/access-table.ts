import { rooms } from '@muster/contract/rooms.ts';
import type { AccessRow } from './access/groups.ts';

/**
 * Who may call what, by hand from the product's access table and apart from the declarations, so
 * that a slip in either shows: a file for each room. A call that no row covers fails the law.
 */
export const accessTable: readonly AccessRow[] = (
  await Promise.all(
    rooms.map(async ({ name }) => {
      const { rows } = (await import(`./access/${name}.ts`)) as { rows: readonly AccessRow[] };
      return rows;
    }),
  )
).flat();
