import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newDatabaseUrl } from '../../../testing/postgres/test-database.ts';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';

const folder = path.join(import.meta.dirname, '../../../../migrations');

it('batches of people that were there before are those of people now, with rows and places', async () => {
  const database = await openDatabase({
    databaseUrl: await newDatabaseUrl('empty'),
    dataDir: '',
  });
  const { db } = database;
  const names = readdirSync(folder).map((file) => path.basename(file, '.sql'));
  await migrate(
    db,
    folder,
    names.filter((name) => name < '0251'),
  );
  const [id, person, place] = [1, 2, 3].map(() => crypto.randomUUID());
  const at = '2026-03-02T06:00:00.000Z';
  await sql`insert into employee_batch (id, kind, state, title, effective_from, unknown_columns,
      applies_itself, created_at, changed_rows)
    values (${id}, 'sync', 'Checked', 'people.csv', '2026-03-02', '{}', true, ${at}, 1)`.execute(
    db,
  );
  await sql`insert into employee_batch_row (batch_id, row, cells, kind, employee_id, number, name, mended)
    values (${id}, 2, '{"name": "A"}', 'changed', ${person}, 'E-1', 'A', '{"name": "B"}')`.execute(
    db,
  );
  await sql`insert into employee_batch_place (id, batch_id, kind, name)
    values (${place}, ${id}, 'location', 'Dhaka')`.execute(db);
  await migrate(db, folder);
  const found = await sql`select batch.subject, batch.title, batch.changed_rows, line.record_id,
      line.code, line.mended, place.name
    from sheet_batch as batch join sheet_row as line on line.batch_id = batch.id
    join employee_batch_place as place on place.batch_id = batch.id`.execute(db);
  expect(found.rows).toEqual([
    {
      subject: 'employee',
      title: 'people.csv',
      changed_rows: 1,
      record_id: person,
      code: 'E-1',
      mended: { name: 'B' },
      name: 'Dhaka',
    },
  ]);
  const second = (subject: string) =>
    sql`insert into sheet_batch select (jsonb_populate_record(own, jsonb_build_object(
      'id', gen_random_uuid(), 'subject', ${subject}::text))).* from sheet_batch as own
      where own.id = ${id}`.execute(db);
  await expect(second('employee')).rejects.toMatchObject({ constraint: 'sheet_batch_one_feed' });
  await second('thing');
  await sql`delete from sheet_batch where id = ${id}`.execute(db);
  expect(
    (await sql`select from sheet_row union all select from employee_batch_place`.execute(db)).rows,
  ).toEqual([]);
  await database.close();
});
