import { after, days } from '../../platform/clock.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { type Account, openSession } from '../../platform/session/sessions.ts';
import { Client, type Reply } from '../client.ts';
import { dayClock } from '../clocks/day-clock.ts';
import { makeApp, type TestApp } from '../make-app.ts';
import { type TestHouse, made, makeHouse } from './make-house.ts';
import type { TestPerson } from './make-people.ts';

const from = { address: '127.0.0.1', agent: 'test' };

export interface LeaveWorld {
  readonly test: TestApp;
  /** another moment; everyone is still logged in then */
  travel(instant: string): Promise<void>;
  readonly clock: ReturnType<typeof dayClock>;
  readonly house: TestHouse;
  readonly admin: Client;
  readonly hr: Client;
  enter(account: Account): Promise<Client>;
  /** someone of Sales since 2020, with an own login, unless told otherwise */
  person(given?: TestPerson): Promise<{ readonly id: string; readonly client: Client }>;
  /** a kind of leave, 12 days up front unless told otherwise; answers its id */
  kind(given?: object): Promise<string>;
  close(): Promise<void>;
}

let count = 0;

/** A house on Monday 2 March 2026, noon in Dhaka: people with managers, and kinds of leave as asked for. */
export async function makeLeave(wishes: Parameters<typeof makeApp>[0] = {}): Promise<LeaveWorld> {
  const clock = dayClock('2026-03-02T06:00:00.000Z');
  const test = await makeApp({ clock, ...wishes });
  const { db } = test.database;
  const enter = async (account: Account) =>
    new Client(
      test.app,
      await transaction(db, (tx) => openSession(tx, account, from, clock.now())),
    );
  const user = async (role: 'ADMIN' | 'HR') =>
    enter({ kind: 'user', id: await test.newUser({ role }) });
  const [admin, hr] = [await user('ADMIN'), await user('HR')];
  const house = await makeHouse(test, admin);
  return {
    test,
    clock,
    house,
    admin,
    hr,
    enter,
    travel: async (instant) => {
      clock.set(instant);
      await db
        .updateTable('session')
        .set({ expires_at: after(instant, days(30)), last_seen_at: instant })
        .execute();
    },
    person: async (given = {}) => {
      const id = await test.newPerson({
        departmentId: house.sales,
        joinedOn: '2020-01-15',
        ...given,
      });
      return { id, client: await enter({ kind: 'employee', id }) };
    },
    kind: async (given = {}) => {
      count += 1;
      const names = { fullName: `Annual leave ${count}`, shortName: `AL${count}` };
      const body = { ...names, yearlyDays: 12, proRata: 'No', chain: ['lineManager'], ...given };
      return made(await admin.post('/leave-type', body), 'leaveType._id');
    },
    close: () => test.close(),
  };
}

export const own = '/employee-panel/leave-application';

export const asked = (leaveType: string, first: string, last = first, more: object = {}) => ({
  leaveType,
  applicationStartDate: first,
  applicationEndDate: last,
  ...more,
});

/** An application that must have been taken; answers its id. */
export const applied = async (client: Client, body: object): Promise<string> =>
  made(await client.post(own, body), 'data._id');

export const statusAndCode = (reply: Reply): [number, string] => [reply.status, reply.at('code')];

/** What someone has left of a kind, and what waits. */
export async function balanceOf(client: Client, leaveType: string, year = 2026) {
  const reply = await client.get(`/employee-panel/leave-summary?year=${year}`);
  const rows = (
    reply.body as {
      vacationData: {
        leaveType: { readonly [key: string]: string };
        totalDays: number;
        usedDays: number;
        pendingDays: number;
        remainingDays: number | null;
        carriedDays: number;
      }[];
    }
  ).vacationData;
  const row = rows.find((one) => Object.values(one.leaveType).includes(leaveType));
  if (!row) throw new Error(`nothing of ${leaveType}: ${reply.text}`);
  return row;
}
