import path from 'node:path';
import type { Capacity } from '@muster/contract/kernel/access/actor.ts';
import type { FastifyInstance } from 'fastify';
import { buildApp, type AppDeps } from '../app.ts';
import type { Database } from '../platform/db/database.ts';
import { transaction } from '../platform/db/transaction.ts';
import type { Files, FilesOptions } from '../platform/files/files.ts';
import { type Account, openSession } from '../platform/session/sessions.ts';
import { Client } from './client.ts';
import { makePeople, type People } from './people/make-people.ts';
import { testFiles } from './files/test-files.ts';
import { testClock } from './clocks/test-clock.ts';
import { newDatabase } from './postgres/test-database.ts';
import { testHouse, testSettings } from './people/test-house.ts';

const from = { address: '127.0.0.1', agent: 'test' };

export interface TestApp extends People {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly clock: ReturnType<typeof testClock>;
  readonly files: Files;
  readonly nobody: Client;
  /** someone real who has this capacity and no other but the own record, logged in */
  as(capacity: Capacity): Promise<Client>;
  /** a session of an account, opened without its password: argon2 is slow on purpose */
  enter(account: Account): Promise<Client>;
  close(): Promise<void>;
}

/** How someone comes to a capacity: by a user's role, a mark, a designation, or the tree. */
const becoming: Record<Capacity, (people: People) => Promise<Account>> = {
  admin: (people) => user(people, { role: 'ADMIN', name: 'A admin' }),
  hr: (people) => user(people, { role: 'HR' }),
  payroll: (people) => user(people, { role: 'PAYROLL' }),
  recruiter: (people) => user(people, { role: 'RECRUITER' }),
  applicant: async (people) => ({ kind: 'applicant', id: await people.newApplicant() }),
  employee: (people) => person(people),
  assessor: (people) => person(people, { isAssessor: true }),
  headOfDepartment: (people) => person(people, { roleKey: 'Head of Sales' }),
  allAccess: (people) => person(people, { roleKey: 'Chief Executive Officer' }),
  lineManager: async (people) => {
    const manager = await person(people);
    await people.newPerson({ managerId: manager.id });
    return manager;
  },
  secondTier: async (people) => {
    const above = await person(people);
    await people.newPerson({ secondTierId: above.id });
    return above;
  },
};
const user = async (people: People, given: Parameters<People['newUser']>[0]): Promise<Account> => ({
  kind: 'user',
  id: await people.newUser(given),
});
const person = async (
  people: People,
  given: Parameters<People['newPerson']>[0] = {},
): Promise<Account> => ({ kind: 'employee', id: await people.newPerson(given) });

/** The product on a database of its own. */
export async function makeApp(
  given: Partial<Omit<AppDeps, 'database'>> & { readonly database?: Database } = {},
  kept: Partial<FilesOptions> = {},
  readUrl?: string,
): Promise<TestApp> {
  const database = given.database ?? (await newDatabase(readUrl));
  const clock = testClock();
  const files = given.files ?? (await testFiles(database.db, { clock, ...kept }));
  const app = buildApp({
    database,
    clock,
    house: testHouse,
    settings: testSettings(),
    logLevel: 'silent',
    trustProxy: false,
    secure: false,
    pagesFolder: path.join(import.meta.dirname, 'no-pages'),
    stopping: () => false,
    ...given,
    files,
  });
  const people = makePeople(database.db, clock);
  const enter = async (account: Account) =>
    new Client(
      app,
      await transaction(database.db, (tx) => openSession(tx, account, from, clock.now())),
    );
  return {
    ...people,
    app,
    database,
    clock,
    files,
    nobody: new Client(app, null),
    enter,
    as: async (capacity) => enter(await becoming[capacity](people)),
    close: async () => {
      await app.close();
      // one that was given is its giver's
      if (!given.database) await database.close();
    },
  };
}
