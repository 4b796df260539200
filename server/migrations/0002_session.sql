-- The account has no foreign key: a session outlives its account, so that its owner can be told.
create table session (
  id uuid primary key,
  token_hash bytea not null unique,
  account_kind text not null check (account_kind in ('user', 'employee', 'applicant')),
  account_id uuid not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_because text check (ended_because in ('logout', 'password-changed', 'revoked')),
  address text,
  agent text,
  check ((ended_at is null) = (ended_because is null))
);
create index session_open on session (account_kind, account_id) where ended_at is null;

create table one_time_link (
  id uuid primary key,
  purpose text not null check (purpose in ('setup')),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create unique index one_time_link_setup on one_time_link (purpose)
  where purpose = 'setup' and used_at is null;
