-- Keys that the house makes for itself, once.
create table secret (
  name text primary key,
  value bytea not null,
  created_at timestamptz not null
);

create table second_factor (
  account_kind text not null check (account_kind in ('user', 'employee', 'applicant')),
  account_id uuid not null,
  -- sealed; in force from confirmed_at on
  secret bytea not null,
  confirmed_at timestamptz,
  -- the thirty seconds of the last code taken: none is taken twice
  last_step integer,
  created_at timestamptz not null,
  primary key (account_kind, account_id)
);

create table recovery_word (
  account_kind text not null,
  account_id uuid not null,
  word_hash bytea not null,
  used_at timestamptz,
  primary key (account_kind, account_id, word_hash),
  foreign key (account_kind, account_id) references second_factor on delete cascade
);
