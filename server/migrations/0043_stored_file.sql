-- The row stands before its object and goes after it: nothing lies in the store that no row names.
create table stored_file (
  id uuid primary key,
  -- the object's name in the store and in addresses: random, never made from what someone typed
  key text not null check (key ~ '^[0-9a-f]{40}$'),
  purpose text not null check (purpose in ('photo', 'document', 'cv', 'audio', 'import', 'logo')),
  kind text not null check (kind in
    ('png', 'jpeg', 'webp', 'pdf', 'docx', 'xlsx', 'txt', 'csv', 'mp3', 'm4a', 'ogg', 'wav')),
  -- for people, cleaned; never a path
  name text not null check (char_length(name) between 1 and 200 and name !~ '[[:cntrl:]/\\]'),
  bytes integer not null check (bytes > 0),
  sha256 bytea not null check (octet_length(sha256) = 32),
  -- who sent it: without a foreign key, as with sessions
  account_kind text not null check (account_kind in ('user', 'employee', 'applicant')),
  account_id uuid not null,
  created_at timestamptz not null,
  -- arriving: its object may be there or not. staged: whole, and nobody's yet. kept: a record names
  -- it. released: no record names it any more. going: its object is being removed.
  state text not null check (state in ('arriving', 'staged', 'kept', 'released', 'going')),
  state_at timestamptz not null
);
create unique index stored_file_key on stored_file (key);
create index stored_file_unkept on stored_file (state_at, id) where state <> 'kept';
