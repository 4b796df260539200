import { sql } from 'kysely';
import type { PaymentMethod } from '@muster/contract/people/profile/payment-method.ts';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';

export const findBankAccount = (db: Handle, employeeId: string) =>
  db
    .selectFrom('employee_bank_account as account')
    .leftJoin('bank', 'bank.id', 'account.bank_id')
    .select([
      sql<PaymentMethod>`account.method`.as('method'),
      'account.bank_id',
      'bank.name as bank_name',
      'account.branch',
      'account.account_name',
      'account.account_number',
      'account.routing_number',
    ])
    .where('account.employee_id', '=', employeeId)
    .executeTakeFirst();

export interface BankValues {
  readonly method: PaymentMethod;
  readonly bankId: string | null;
  readonly branch: string | null;
  readonly accountName: string | null;
  readonly accountNumber: string | null;
  readonly routingNumber: string | null;
}

export const saveBankAccount = (tx: Tx, employeeId: string, account: BankValues, at: string) => {
  const values = {
    method: account.method,
    bank_id: account.bankId,
    branch: account.branch,
    account_name: account.accountName,
    account_number: account.accountNumber,
    routing_number: account.routingNumber,
    updated_at: at,
  };
  return tx
    .insertInto('employee_bank_account')
    .values({ employee_id: employeeId, ...values })
    .onConflict((known) => known.column('employee_id').doUpdateSet(values))
    .execute();
};
