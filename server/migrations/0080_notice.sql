-- What someone was told, one row for each who was told. Whose an account is stands in three tables, so
-- nothing refers to them; all rows are gone after a year.
create table notice (
  id uuid primary key,
  account_kind text not null check (account_kind in ('user', 'employee', 'applicant')),
  account_id uuid not null,
  kind text not null check (char_length(kind) between 1 and 60),
  -- the values of the kind's sentence; said in the language of whoever reads
  content jsonb not null,
  record text not null check (char_length(record) between 1 and 60),
  record_id uuid not null,
  -- not shown where its reader wants it by mail only
  in_app boolean not null,
  mail text not null check (mail in ('none', 'due', 'done')),
  read_at timestamptz,
  -- what it told of is settled: nothing to do any more
  over_at timestamptz,
  created_at timestamptz not null,
  check (in_app or mail <> 'none')
);
create index notice_newest on notice (account_id, created_at desc, id desc) where in_app;
create index notice_unread on notice (account_id, created_at desc, id desc)
  where in_app and read_at is null;
create index notice_mail_due on notice (created_at, id) where mail = 'due';
create index notice_target on notice (record_id) where over_at is null;
create index notice_age on notice (created_at);

-- What someone chose; who never did is told as the kind says.
create table notice_choice (
  account_kind text not null check (account_kind in ('user', 'employee', 'applicant')),
  account_id uuid not null,
  kind text not null check (char_length(kind) between 1 and 60),
  in_app boolean not null,
  mail boolean not null,
  primary key (account_kind, account_id, kind)
);
