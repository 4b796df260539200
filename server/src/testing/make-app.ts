import path from 'node:path';
import type { Actor, Capacity } from '@muster/contract/kernel/actor.ts';
import type { FastifyInstance } from 'fastify';
import { buildApp, type Parts } from '../app.ts';
import { resolveActor } from '../areas/identity/actor.ts';
import { hashPassword } from '../areas/identity/password.ts';
import { insertUser } from '../areas/identity/store.ts';
import type { Database } from '../platform/db/database.ts';
import { transaction } from '../platform/db/transaction.ts';
import { newId } from '../platform/ids.ts';
import { type Account, openSession } from '../platform/session/sessions.ts';
import { Client } from './client.ts';
import { testClock } from './test-clock.ts';
import { newDatabase } from './test-database.ts';

/** Of a password that no test knows; made once, because that is slow on purpose. */
const unknownHash = hashPassword(crypto.randomUUID());
const from = { address: '127.0.0.1', agent: 'test' };

/** Capacities that a user of the admin panel holds by its role; the others are stood in for. */
const roleOf: Partial<Record<Capacity, string>> = {
  admin: 'ADMIN',
  hr: 'HR',
  payroll: 'PAYROLL',
  recruiter: 'RECRUITER',
};

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly clock: ReturnType<typeof testClock>;
  readonly nobody: Client;
  /** someone who acts in this one capacity, logged in */
  as(capacity: Capacity): Promise<Client>;
  /** a user account with a real password */
  newUser(user: { email: string; password: string; name?: string; role?: string }): Promise<string>;
  close(): Promise<void>;
}

/** The product on a database of its own, with sessions made directly: argon2 is slow on purpose. */
export async function makeApp(given: Partial<Parts> = {}): Promise<TestApp> {
  const database = await newDatabase();
  const clock = testClock();
  const stoodIn = new Map<string, Capacity>();
  const app = buildApp({
    database,
    clock,
    zone: 'Asia/Dhaka',
    logLevel: 'silent',
    trustProxy: false,
    secure: false,
    pagesFolder: path.join(import.meta.dirname, 'no-pages'),
    stopping: () => false,
    resolveActor: async (db, session) => {
      const capacity = stoodIn.get(session.account_id);
      return capacity ? standIn(capacity, session) : resolveActor(db, session);
    },
    ...given,
  });
  const insert = async (user: { email: string; name: string; role: string; hash: string }) => {
    const id = newId(clock.now());
    const row = {
      id,
      email: user.email,
      name: user.name,
      user_role: user.role,
      password_hash: user.hash,
    };
    await transaction(database.db, (tx) => insertUser(tx, row, clock.now()));
    return id;
  };
  const enter = async (account: Account) =>
    new Client(
      app,
      await transaction(database.db, (tx) => openSession(tx, account, from, clock.now())),
    );
  return {
    app,
    database,
    clock,
    nobody: new Client(app, null),
    as: async (capacity) => {
      const role = roleOf[capacity];
      const id = newId(clock.now());
      if (!role) {
        stoodIn.set(id, capacity);
        return enter({ kind: capacity === 'applicant' ? 'applicant' : 'employee', id });
      }
      const email = `${capacity}-${id}@example.com`;
      return enter({
        kind: 'user',
        id: await insert({ email, name: `A ${capacity}`, role, hash: await unknownHash }),
      });
    },
    newUser: async ({ email, password, name = 'Test User', role = 'ADMIN' }) =>
      insert({ email, name, role, hash: await hashPassword(password) }),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

const standIn = (capacity: Capacity, session: { id: string; account_id: string }): Actor => ({
  kind: capacity === 'applicant' ? 'applicant' : 'employee',
  accountId: session.account_id,
  sessionId: session.id,
  personId: null,
  name: `A ${capacity}`,
  capacities: [capacity],
  concerns: 'all',
  departments: [],
});
