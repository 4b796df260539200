-- Where another house tells of its people, and how its fields are called here: one for the group.
create table hris_feed (
  id uuid primary key,
  only_one boolean not null default true unique check (only_one),
  address text not null check (char_length(address) between 1 and 2000),
  format text not null check (format in ('json', 'csv')),
  -- where the records are in the JSON; empty: it is the list itself
  rows_at text not null check (char_length(rows_at) <= 200),
  date_form text not null check (date_form in ('ymd', 'dmy', 'mdy')),
  header_name text check (char_length(header_name) between 1 and 100),
  -- sealed; never told again
  header_value bytea,
  -- whether addresses of the own house may be asked
  internal boolean not null,
  mapping jsonb not null check (jsonb_typeof(mapping) = 'array'),
  daily boolean not null,
  -- the newest day for which the daily run went well
  daily_on date,
  -- while one fetches, nobody else does; a process that dies meanwhile leaves it to its hour
  busy_until timestamptz,
  -- of the newest fetch that failed: the sentence in both languages; none: the newest went well
  failed_at timestamptz,
  failure jsonb,
  version integer not null check (version >= 1),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (header_value is null or header_name is not null),
  check ((failed_at is null) = (failure is null))
);

-- One sync at a time: the second to be laid down is refused, whichever process it comes from.
create unique index employee_batch_one_sync on employee_batch (kind)
  where kind = 'sync' and applies_itself and failure is null
    and state in ('Checking', 'Checked', 'Applying');
