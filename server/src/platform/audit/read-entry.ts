import { type Handle } from '../db/transaction.ts';

/** One entry with its seal and, where they were not erased, its values. */
export const readAuditEntry = (db: Handle, id: string) =>
  db
    .selectFrom('audit_entry as entry')
    .leftJoin('audit_value as told', 'told.audit_entry_id', 'entry.id')
    .leftJoin('audit_sealed as sealed', 'sealed.audit_entry_id', 'entry.id')
    .leftJoin('audit_seal as seal', 'seal.number', 'sealed.seal_number')
    .selectAll('entry')
    .select(['told.audit_entry_id as told_of', 'told.before', 'told.after'])
    .select(['seal.number as seal_number', 'seal.sealed_at'])
    .where('entry.id', '=', id)
    .executeTakeFirst();
