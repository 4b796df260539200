create table user_account (
  id uuid primary key,
  email text not null,
  name text not null check (char_length(name) between 1 and 120),
  user_role text not null check (user_role in ('ADMIN', 'HR', 'PAYROLL', 'RECRUITER')),
  employee_id uuid unique references employee on delete restrict,
  password_hash text not null,
  password_changed_at timestamptz not null,
  disabled_at timestamptz,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index user_account_email_key on user_account (lower(email));
