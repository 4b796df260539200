import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import type { Client } from '../../server/src/testing/client.ts';
import { made } from '../../server/src/testing/people/make-house.ts';
import {
  asked,
  type LeaveWorld,
  makeLeave,
  own,
} from '../../server/src/testing/people/make-leave.ts';

/** One of two concerns with whatever belongs to it; every name of it holds its token. */
export interface Side {
  readonly token: string;
  readonly concern: string;
  readonly department: string;
  readonly unit: string;
  readonly place: string;
  readonly person: string;
  readonly colleague: string;
  readonly user: string;
  readonly personClient: Client;
  /** someone limited to it: makes what only its maker may see */
  readonly keeper: Client;
}

export interface World extends LeaveWorld {
  readonly sides: readonly [Side, Side];
  readonly leaveType: string;
  /** without a limit: agreed to by the line manager, or by management */
  readonly freeType: string;
  readonly managedType: string;
  readonly shift: string;
  readonly item: string;
  readonly bank: string;
  readonly officer: string;
}

let count = 0;
export const next = (): number => (count += 1);
/** A working day to come, another one each time: Mondays to Thursdays. */
export const nextDay = (): string => {
  const at = next();
  return addDays('2026-04-06', Math.floor(at / 4) * 7 + (at % 4));
};
/** When someone came, another minute each time: what is said already is not entered again. */
export const entryOf = (person: string) => ({
  kind: 'correct',
  date: '2026-02-24',
  employees: [person],
  inTime: `08:${String(next() % 60).padStart(2, '0')}`,
});

async function makeSide(
  world: LeaveWorld,
  token: string,
  { leaveType, bank }: Pick<World, 'leaveType' | 'bank'>,
): Promise<Side> {
  const { admin, test, house } = world;
  const one = async (path: string, body: object, at: string) =>
    made(await admin.post(path, body), at);
  const concern = await one('/concern', { name: `${token} Ltd` }, 'concern._id');
  const department = await one(
    '/department',
    { name: `${token} Works`, concernCompany: concern },
    'department._id',
  );
  const unit = await one('/unit', { name: `${token} Unit`, department }, 'data._id');
  const place = await one('/location', { name: `Place ${next()}` }, 'data._id');
  const someone = (name: string, more: object = {}) =>
    one(
      '/employee',
      {
        name: `${token} ${name}`,
        number: `${token}-${next()}`,
        designation: house.officer,
        department,
        location: place,
        joiningDate: '2020-01-15',
        status: 'Confirmed',
        ...more,
      },
      'employee._id',
    );
  const colleague = await someone('Chief');
  const person = await someone('Worker', { lineManager: colleague });
  const user = await test.newUser({ role: 'PAYROLL', concernId: concern, name: `${token} Clerk` });
  const keeper = await world.enter({
    kind: 'user',
    id: await test.newUser({ role: 'ADMIN', concernId: concern, name: `${token} Keeper` }),
  });
  const personClient = await world.enter({ kind: 'employee', id: person });
  const account = { bank, accountName: `${token} account`, accountNumber: '0123456789' };
  for (const reply of [
    await admin.put(`/employee/${person}/bank`, account),
    await admin.put(`/employee/${person}/family`, {
      data: [
        {
          name: `${token} Child`,
          relation: 'Child',
          dateOfBirth: null,
          occupation: null,
          phone: null,
        },
      ],
    }),
    await admin.post(`/employee/${person}/document`, {
      kind: 'Passport',
      title: `${token} passport`,
      expiresOn: '2026-03-20',
    }),
    await personClient.post(own, asked(leaveType, '2026-03-11', '2026-03-11', { reason: token })),
    await personClient.post('/employee-panel/attendance/correction', {
      date: '2026-03-01',
      inTime: '2026-03-01T03:00:00.000Z',
      outTime: null,
      reason: `${token} forgot`,
    }),
    await personClient.put(`/employee-panel/profile/${person}`, { religion: `${token} faith` }),
    await admin.post('/inbox/delegation', {
      employeeId: colleague,
      toPerson: person,
      fromDate: '2026-03-10',
      toDate: '2026-03-12',
    }),
    await admin.post('/attendance/punch-entry', { ...entryOf(person), reason: token }),
    await admin.post('/attendance-lock', { concernCompany: concern, month: '2026-01' }),
    await admin.post('/leave-block', {
      name: `${token} stock-taking`,
      startDate: '2026-12-01',
      endDate: '2026-12-02',
      department,
    }),
    await admin.post('/leave-balance/adjust', {
      employeeId: person,
      leaveType,
      year: 2026,
      days: 1,
      note: `${token} gift`,
    }),
  ])
    if (reply.status !== 200) throw new Error(`${reply.status}: ${reply.text}`);
  return { token, concern, department, unit, place, person, colleague, user, personClient, keeper };
}

/** Two concerns side by side, on Monday 2 March 2026. */
export async function makeWorld(): Promise<World> {
  const world = await makeLeave();
  const { admin, house } = world;
  const leaveType = await world.kind({ encashableDays: 12 });
  const freeType = await world.kind({ yearlyDays: null });
  const managedType = await world.kind({ yearlyDays: null, chain: ['allAccess'] });
  const shift = made(
    await admin.post('/shift', {
      name: 'Day',
      shortName: 'D',
      startTime: '09:00',
      endTime: '18:00',
    }),
    'data._id',
  );
  const category = made(await admin.post('/item-category', { name: 'Phones' }), 'data._id');
  const item = made(
    await admin.post('/item', { name: 'Phone', itemCategoryId: category }),
    'data._id',
  );
  const bank = made(await admin.post('/bank', { name: 'Bank' }), 'bank._id');
  const sides = [
    await makeSide(world, 'Quartz', { leaveType, bank }),
    await makeSide(world, 'Zephyr', { leaveType, bank }),
  ] as const;
  const { officer } = house;
  const kinds = { leaveType, freeType, managedType };
  return { ...world, sides: [...sides], ...kinds, shift, item, bank, officer };
}
