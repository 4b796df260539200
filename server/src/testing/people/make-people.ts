import type { UserRole } from '@muster/contract/identity/account.ts';
import { designation, type roleKeys } from '@muster/contract/organisation/designation.ts';
import { hashPassword } from '../../areas/identity/account/password.ts';
import { setPassword } from '../../areas/identity/store/accounts/accounts.ts';
import { insertApplicant } from '../../areas/identity/store/accounts/applicant-accounts.ts';
import { insertUser } from '../../areas/identity/store/users.ts';
import { insertPerson, type NewPerson, setManager } from '../../areas/people/public.ts';
import { insertRow } from '../../entity/store.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { nowWithin } from '../../platform/now.ts';

/** Of a password that no test knows; made once, because that is slow on purpose. */
const unknownHash = hashPassword(crypto.randomUUID());
const hashOf = (password?: string) => (password ? hashPassword(password) : unknownHash);

const nobodyListens = async (): Promise<void> => undefined;

export interface TestUser {
  readonly email?: string;
  readonly password?: string;
  readonly name?: string;
  readonly role?: UserRole;
  readonly concernId?: string;
  readonly employeeId?: string;
}
export interface TestPerson extends Partial<NewPerson> {
  readonly password?: string;
  readonly roleKey?: (typeof roleKeys)[number];
  readonly managerId?: string;
  readonly secondTierId?: string;
}
export interface TestApplicant {
  readonly email?: string;
  /** null: unclaimed */
  readonly password?: string | null;
  readonly confirmed?: boolean;
}

/** Real people with real accounts, each of their own; whatever a test does not say is made up. */
export function makePeople(db: Db, clock: Clock) {
  const posts = new Map<string, string>();

  async function postWith(tx: Tx, roleKey: string | null, at: string): Promise<string> {
    const known = posts.get(String(roleKey));
    if (known) return known;
    const id = newId(at);
    await insertRow(tx, designation, id, { name: `Post ${id}`, roleKey, active: true }, at);
    posts.set(String(roleKey), id);
    return id;
  }

  return {
    async newUser(user: TestUser = {}): Promise<string> {
      const passwordHash = await hashOf(user.password);
      const at = clock.now();
      const id = newId(at);
      const { email = `user-${id}@example.com`, name = 'Test User', role = 'ADMIN' } = user;
      const { concernId, employeeId } = user;
      const row = { id, email, name, userRole: role, passwordHash, concernId, employeeId };
      await transaction(db, (tx) => insertUser(tx, row, at));
      return id;
    },

    async newPerson(person: TestPerson = {}): Promise<string> {
      const hash = await hashOf(person.password);
      const at = clock.now();
      const id = person.id ?? newId(at);
      const { roleKey = null, managerId = null, secondTierId = null } = person;
      await transaction(db, async (tx) => {
        const designationId = person.designationId ?? (await postWith(tx, roleKey, at));
        const told = {
          name: 'Test Person',
          number: `T-${id.slice(-12)}`,
          ...person,
          id,
          designationId,
        };
        await insertPerson(tx, told, nowWithin('Asia/Dhaka', at));
        if (managerId || secondTierId)
          await setManager(
            tx,
            id,
            { managerId, secondTierId },
            nowWithin('Asia/Dhaka', clock.now()),
            nobodyListens,
          );
        await setPassword(tx, { kind: 'employee', id }, hash, at);
      });
      return id;
    },

    async newApplicant(applicant: TestApplicant = {}): Promise<string> {
      const { password, confirmed = true } = applicant;
      const passwordHash = password === null ? null : await hashOf(password);
      const at = clock.now();
      const id = newId(at);
      const { email = `applicant-${id}@example.com` } = applicant;
      const confirmedAt = confirmed ? at : null;
      const row = { id, email, name: 'Test Applicant', passwordHash, confirmedAt };
      await transaction(db, (tx) => insertApplicant(tx, row, at));
      return id;
    },
  };
}

export type People = ReturnType<typeof makePeople>;
