// generated from the migrated database by generate-row-types.ts: do not edit
import type { ColumnType } from 'kysely';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

interface AuditEntryTable {
  id: string;
  at: string;
  actor_kind: string | null;
  actor_id: string | null;
  person_id: string | null;
  request_id: string | null;
  action: string;
  record: string;
  record_id: string | null;
  changed: string[];
  values_digest: string | null;
  content_hash: string;
}

interface AuditValueTable {
  audit_entry_id: string;
  before: ColumnType<Json | null, string | null, string | null>;
  after: ColumnType<Json | null, string | null, string | null>;
}

interface DesignationTable {
  id: string;
  name: string;
  grade: string | null;
  role_key: string | null;
  inactive_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

interface EmployeeTable {
  id: string;
  number: string;
  name: string;
  designation_id: string;
  version: number;
  created_at: string;
  updated_at: string;
}

interface OneTimeLinkTable {
  id: string;
  purpose: string;
  token_hash: Buffer;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

interface SessionTable {
  id: string;
  token_hash: Buffer;
  account_kind: string;
  account_id: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
  ended_at: string | null;
  ended_because: string | null;
  address: string | null;
  agent: string | null;
}

interface UserAccountTable {
  id: string;
  email: string;
  name: string;
  user_role: string;
  employee_id: string | null;
  password_hash: string;
  password_changed_at: string;
  disabled_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

export interface DB {
  audit_entry: AuditEntryTable;
  audit_value: AuditValueTable;
  designation: DesignationTable;
  employee: EmployeeTable;
  one_time_link: OneTimeLinkTable;
  session: SessionTable;
  user_account: UserAccountTable;
}
