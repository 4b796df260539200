import { sql } from 'kysely';
import type { Client } from '../../server/src/testing/client.ts';
import { made } from '../../server/src/testing/people/make-house.ts';
import { asked, own } from '../../server/src/testing/people/make-leave.ts';
import { samplePng } from '../../server/src/testing/files/sample-files.ts';
import { sendBatches } from '../../server/src/testing/files/send-batches.ts';
import { sendFiles } from '../../server/src/testing/files/send-files.ts';
import { type Side, type World, next, nextDay, entryOf } from './world.ts';

/** What its maker may try again and again is made once. */
function oncePer<Rest extends readonly unknown[], T>(
  make: (maker: Client, ...rest: Rest) => Promise<T>,
): (maker: Client, ...rest: Rest) => Promise<T> {
  const kept = new Map<Client, Promise<T>>();
  return (maker, ...rest) => {
    const known = kept.get(maker) ?? make(maker, ...rest);
    kept.set(maker, known);
    return known;
  };
}

/** Things that are used up by trying, made anew for each try. */
export function makersOf(world: World) {
  const { admin, test } = world;
  const { db } = test.database;
  const someone = (token: string, departmentId: string): Promise<string> =>
    test.newPerson({ name: `${token} Asker ${next()}`, departmentId, joinedOn: '2020-01-15' });
  const paySheet = (maker: Client, name: string, token: string) =>
    sendBatches(test, { path: `/${name}`, purpose: 'pay' }).check(maker, [
      ['number', 'name', 'month'],
      [`${token}-s${next()}`, `${token} Paid`, '2026-03'],
    ]);
  return {
    draft: async ({ department, token }: Side) =>
      made(
        await admin.post('/employee', {
          name: `${token} Draft ${next()}`,
          number: `${token}-${next()}`,
          designation: world.officer,
          department,
          joiningDate: '2026-03-01',
          status: 'Draft',
        }),
        'employee._id',
      ),
    application: async ({ personClient }: Side) =>
      made(await personClient.post(own, asked(world.freeType, nextDay())), 'data._id'),
    managed: async ({ personClient }: Side) =>
      made(await personClient.post(own, asked(world.managedType, nextDay())), 'data._id'),
    someone: ({ token, department }: Side) => someone(token, department),
    proposal: async ({ token, department }: Side) => {
      const id = await someone(token, department);
      const client = await world.enter({ kind: 'employee', id });
      await client.put(`/employee-panel/profile/${id}`, { religion: 'Other' });
      const found = await sql<{ id: string }>`select id from decision
        where subject_id = ${id}`.execute(db);
      return found.rows[0]?.id ?? '';
    },
    issue: async ({ person }: Side) => {
      const body = { itemId: world.item, issuedOn: '2026-03-01' };
      return made(await admin.post(`/employee/${person}/items`, body), 'data.0._id');
    },
    document: async ({ person, token }: Side) =>
      made(
        await admin.post(`/employee/${person}/document`, {
          kind: 'Other',
          title: `${token} paper`,
        }),
        'data.0._id',
      ),
    block: async ({ department, token }: Side) =>
      made(
        await admin.post('/leave-block', {
          name: `${token} block`,
          startDate: '2026-11-03',
          endDate: '2026-11-03',
          department,
        }),
        'data._id',
      ),
    user: ({ concern, token }: Side) =>
      test.newUser({ role: 'HR', concernId: concern, name: `${token} Passing` }),
    assignment: async ({ unit }: Side) =>
      made(
        await admin.post('/roster/assignments', {
          target: 'unit',
          of: unit,
          shift: world.shift,
          startDate: nextDay(),
        }),
        'data._id',
      ),
    delegation: async ({ colleague, person }: Side) => {
      const day = nextDay();
      const body = { employeeId: colleague, toPerson: person, fromDate: day, toDate: day };
      return made(await admin.post('/inbox/delegation', body), 'data._id');
    },
    period: async ({ department, token, place }: Side) => {
      const id = await test.newPerson({
        name: `${token} Moving ${next()}`,
        departmentId: department,
        joinedOn: '2020-01-15',
      });
      const effectiveFrom = nextDay();
      await admin.put(`/employee/${id}`, { location: place, effectiveFrom });
      const found = await sql<{ id: string }>`select id from employment_period
        where employee_id = ${id} and from_date = ${effectiveFrom}`.execute(db);
      return { id, periodId: found.rows[0]?.id ?? '' };
    },
    given: async ({ person }: Side) => {
      const number = `C-${next()}`;
      const id = crypto.randomUUID();
      await sql`insert into given_number
          (id, device_id, number, employee_id, given_by_kind, given_by_id, created_at)
        values (${id}, null, ${number}, ${person}, 'user', ${id}, ${test.clock.now()})`.execute(db);
      return id;
    },
    holiday: async ({ place }: Side) => {
      const day = nextDay();
      const body = {
        name: `Fair ${next()}`,
        startDate: day,
        endDate: day,
        type: 'Government',
        locations: [place],
      };
      return made(await admin.post('/holidays', body), 'data._id');
    },
    batch: oncePer((maker: Client, { token }: Side) =>
      sendBatches(test).check(maker, [
        ['number', 'name', 'department'],
        [`${token}-b${next()}`, `${token} Many`, `${token} Works`],
      ]),
    ),
    entrySheet: oncePer((maker: Client, { token }: Side) =>
      paySheet(maker, 'salary-entry-sheet', token),
    ),
    openingSheet: oncePer((maker: Client, { token }: Side) =>
      paySheet(maker, 'opening-figure-sheet', token),
    ),
    punchImport: oncePer(async (maker: Client) => {
      const sheet = Buffer.from('Emp No;Date;Time\r\nX-1;01/03/2026;09:00');
      const file = (await sendFiles(test).send(maker, 'import', 'gate.csv', sheet)).at('file._id');
      const reply = await maker.post('/attendance/import', { file });
      return made(reply, 'importId');
    }),
    entry: async ({ person, token }: Side) =>
      made(
        await admin.post('/attendance/punch-entry', { ...entryOf(person), reason: token }),
        'data._id',
      ),
    logo: async (maker: Client) =>
      (await sendFiles(test).send(maker, 'logo', 'mark.png', samplePng())).at('file._id'),
    photo: async (maker: Client) =>
      (await sendFiles(test).send(maker, 'photo', 'face.png', samplePng())).at('file._id'),
  };
}
export type Makers = ReturnType<typeof makersOf>;
