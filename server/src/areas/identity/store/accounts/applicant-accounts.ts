import type { Handle, Tx } from '../../../../platform/db/transaction.ts';
import { roleFacts, type StoredAccount } from '../../account/account.ts';

const select = (db: Handle) => db.selectFrom('applicant_account').selectAll();
type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const read = (row: Row): StoredAccount => ({
  kind: 'applicant',
  id: row.id,
  name: row.name,
  email: row.email,
  passwordHash: row.password_hash,
  firstUntil: null,
  isBlocked: row.disabled_at !== null,
  isConfirmed: row.confirmed_at !== null,
  personId: null,
  formerPersons: [],
  personNumber: null,
  concernId: null,
  departmentId: null,
  facts: roleFacts('applicant', null, null),
});

export const applicantAccounts = {
  async byId(db: Handle, id: string) {
    const row = await select(db).where('id', '=', id).executeTakeFirst();
    return row && read(row);
  },
  async byLogin(db: Handle, login: string) {
    const row = await select(db)
      .where((one) => one.fn('lower', ['email']), '=', login.toLowerCase())
      .executeTakeFirst();
    return row && read(row);
  },
  async lock(tx: Tx, id: string) {
    await tx
      .selectFrom('applicant_account')
      .select('id')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
  },
  async setPassword(tx: Tx, id: string, passwordHash: string, at: string) {
    await tx
      .updateTable('applicant_account')
      .set({ password_hash: passwordHash, password_changed_at: at })
      .where('id', '=', id)
      .execute();
  },
};

export interface NewApplicant {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly phone?: string | null;
  /** none: made by an application, to be claimed by a mailed link */
  readonly passwordHash: string | null;
  readonly confirmedAt?: string | null;
  readonly consentAt?: string | null;
}

export const insertApplicant = (tx: Tx, applicant: NewApplicant, at: string) =>
  tx
    .insertInto('applicant_account')
    .values({
      id: applicant.id,
      email: applicant.email,
      name: applicant.name,
      phone: applicant.phone ?? null,
      password_hash: applicant.passwordHash,
      password_changed_at: applicant.passwordHash === null ? null : at,
      confirmed_at: applicant.confirmedAt ?? null,
      consent_at: applicant.consentAt ?? null,
      version: 1,
      created_at: at,
      updated_at: at,
    })
    .execute();
