import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { designation } from '@muster/contract/organisation/designation.ts';
import { insertRow } from '../../entity/store.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import type { Client, Reply } from '../client.ts';
import type { TestApp } from '../make-app.ts';

/** A value of an answer that must have come. */
export function made(reply: Reply, path: string): string {
  if (reply.status !== 200) throw new Error(`${reply.status}: ${reply.text}`);
  return reply.at(path);
}

/** Two concerns with their departments, and posts with and without rights: what people are put into. */
export async function makeHouse(test: TestApp, admin: Client) {
  const post = async (roleKey: string | null): Promise<string> => {
    const at = test.clock.now();
    const id = newId(at);
    const values = { name: `Post ${id}`, roleKey, active: true };
    await transaction(test.database.db, (tx) => insertRow(tx, designation, id, values, at));
    return id;
  };
  const concern = async (name: string) =>
    made(await admin.post('/concern', { name }), 'concern._id');
  const department = async (name: string, concernCompany: string) =>
    made(await admin.post('/department', { name, concernCompany }), 'department._id');
  const unit = async (name: string, of: string) =>
    made(await admin.post('/unit', { name, department: of }), 'data._id');
  const [padma, meghna] = [await concern('Padma Foods'), await concern('Meghna Steel')];
  const [sales, audit] = [await department('Sales', padma), await department('Audit', padma)];
  return {
    padma,
    meghna,
    sales,
    audit,
    furnace: await department('Furnace', meghna),
    north: await unit('North', sales),
    field: await unit('Field', audit),
    officer: await post(null),
    chief: await post('Chief Executive Officer'),
    today: test.clock.today('Asia/Dhaka'),
  };
}
export type TestHouse = Awaited<ReturnType<typeof makeHouse>>;

let count = 0;
/** A body for a new person, confirmed and in Sales for a year, unless told otherwise. */
export function newcomer(house: TestHouse, given: object = {}): Record<string, unknown> {
  count += 1;
  return {
    name: `Rahim ${count}`,
    number: `P-${count}`,
    designation: house.officer,
    department: house.sales,
    joiningDate: addDays(house.today, -400),
    status: 'Confirmed',
    ...given,
  };
}
