-- What was done, by whom. Values of people sit beside it, so that they can be erased while the
-- entry keeps their digest.
create table audit_entry (
  id uuid primary key,
  at timestamptz not null,
  actor_kind text check (actor_kind in ('user', 'employee', 'applicant')),
  actor_id uuid,
  person_id uuid,
  request_id text,
  action text not null,
  record text not null,
  record_id uuid,
  changed text[] not null,
  values_digest text,
  content_hash text not null
);
create index audit_entry_record on audit_entry (record, record_id, at desc);
create index audit_entry_actor on audit_entry (actor_id, at desc);

create table audit_value (
  audit_entry_id uuid primary key references audit_entry on delete restrict,
  before jsonb,
  after jsonb
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger audit_entry_stays before update or delete on audit_entry
  for each row execute function refuse_change();
