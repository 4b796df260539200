import { sql } from 'kysely';
import { type Entry, list, one, own, personal } from './entry.ts';
import type { Side, World } from './world.ts';

/** Someone declared investments of an income year, and waits. */
async function declarationOf(world: World, { person }: Side): Promise<string> {
  const { db } = world.test.database;
  const id = crypto.randomUUID();
  await sql`delete from tax_declaration where employee_id = ${person}`.execute(db);
  await sql`insert into tax_declaration (id, employee_id, tax_year, state, created_at, version)
    values (${id}, ${person}, 2025, 'Declared', now(), 1)`.execute(db);
  await sql`insert into tax_declaration_item (declaration_id, place, kind, amount)
    values (${id}, 0, 'dps', 100)`.execute(db);
  return id;
}

const declaration =
  (body?: object) =>
  async ({ side, world }: { side: Side; world: World }) => ({
    path: { id: await declarationOf(world, side) },
    body,
  });

export const declarationEntries: Readonly<Record<string, Entry>> = {
  'own-tax-declaration.read': own,
  'own-tax-declaration.send': own,
  'own-tax-declaration.cancel': personal(declaration()),
  'tax-declaration.list': list(async ({ side, world }) => {
    await declarationOf(world, side);
    return { query: { search: side.token } };
  }),
  'tax-declaration.read': one(declaration()),
  'tax-declaration.accept': one(declaration({ items: [{ kind: 'dps', accepted: '1.00' }] })),
  'tax-declaration.return': one(declaration({ note: 'x' })),
};
