create table account_photo (
  account_kind text not null check (account_kind in ('user', 'employee', 'applicant')),
  account_id uuid not null,
  file_id uuid not null references stored_file on delete restrict,
  created_at timestamptz not null,
  primary key (account_kind, account_id)
);
create unique index account_photo_file on account_photo (file_id);
