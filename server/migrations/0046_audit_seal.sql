-- A hash is taken over the form in which the database gives an entry back. The first hashes were
-- taken over what was written, which differs where an address spelled an id in capitals.
alter table audit_entry add column hash_version integer not null default 1;
alter table audit_entry alter column hash_version drop default;

-- Each seal carries the hash of the one before it: whoever changes an old entry must change every
-- seal since, and the newest hash is noted elsewhere.
create table audit_seal (
  number integer primary key check (number >= 1),
  previous_hash text not null unique,
  hash text not null unique,
  count integer not null check (count between 1 and 1000),
  sealed_at timestamptz not null
);

-- What an entry was when it was sealed, so that one that differs or is gone can be named.
create table audit_sealed (
  audit_entry_id uuid primary key references audit_entry on delete restrict,
  seal_number integer not null references audit_seal on delete restrict,
  position integer not null check (position between 1 and 1000),
  content_hash text not null,
  unique (seal_number, position)
);

-- Written with the entry, removed with its seal: an entry that commits late waits here all the same,
-- and what waits is found without looking through what is sealed.
create table audit_unsealed (
  audit_entry_id uuid primary key references audit_entry on delete restrict
);
insert into audit_unsealed (audit_entry_id) select id from audit_entry;

create trigger audit_seal_stays before update or delete on audit_seal
  for each row execute function refuse_change();
create trigger audit_sealed_stays before update or delete on audit_sealed
  for each row execute function refuse_change();
-- Values may be erased, never altered.
create trigger audit_value_stays before update on audit_value
  for each row execute function refuse_change();
create trigger audit_entry_stays_whole before truncate on audit_entry
  for each statement execute function refuse_change();
create trigger audit_value_stays_whole before truncate on audit_value
  for each statement execute function refuse_change();
create trigger audit_seal_stays_whole before truncate on audit_seal
  for each statement execute function refuse_change();
create trigger audit_sealed_stays_whole before truncate on audit_sealed
  for each statement execute function refuse_change();
create trigger audit_unsealed_stays_whole before truncate on audit_unsealed
  for each statement execute function refuse_change();
