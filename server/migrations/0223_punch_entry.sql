-- Punches that someone enters or corrects for others: one deed for one person or for many, with its reason.
create table punch_entry (
  id uuid primary key,
  kind text not null check (kind in ('enter', 'correct', 'remove')),
  day date not null,
  -- minutes after midnight, by the clocks where each person is
  in_time integer check (in_time between 0 and 1439),
  out_time integer check (out_time between 0 and 1439),
  -- each by the hours of their own shift instead
  by_shift boolean not null,
  -- a whole unit was chosen: who had a free day keeps it
  skips_free boolean not null,
  -- of those that are taken out: only these; none: all of the day
  punch_ids uuid[],
  reason text not null check (char_length(reason) between 1 and 300),
  state text not null check (state in ('Applying', 'Applied', 'Undoing', 'Undone')),
  asked_by_kind text not null,
  asked_by_id uuid not null,
  asked_by_person uuid,
  -- who takes it back
  undone_by_kind text,
  undone_by_id uuid,
  undone_by_person uuid,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index punch_entry_newest on punch_entry (created_at desc, id desc);

create table punch_entry_row (
  entry_id uuid not null references punch_entry on delete cascade,
  employee_id uuid not null references employee on delete cascade,
  state text not null check (state in ('waiting', 'applied', 'skipped', 'undone')),
  -- why it was left out, or could not be taken back
  skip text,
  -- what whoever made it was shown: another truth by then is not overwritten
  planned jsonb not null,
  primary key (entry_id, employee_id)
);
create index punch_entry_row_person on punch_entry_row (employee_id);
create index punch_entry_row_state on punch_entry_row (entry_id, state, employee_id);

alter table punch drop constraint punch_source_check;
alter table punch add constraint punch_source_check
  check (source in ('web', 'device', 'import', 'correction', 'entered'));
alter table punch
  -- by which entry it was made, and for which day
  add column entry_id uuid references punch_entry on delete restrict,
  add column entered_day date,
  -- taken out by an entry; its own one: that entry was undone
  add column void_entry_id uuid references punch_entry on delete restrict,
  add constraint punch_entered_check check ((source = 'entered') = (entry_id is not null)
    and (entry_id is null) = (entered_day is null));
create index punch_entry_id on punch (entry_id);
create index punch_void_entry_id on punch (void_entry_id);

-- Two who enter the same day at once keep one result: one coming and one going that were entered count.
create unique index punch_entered_once on punch (employee_id, entered_day, direction)
  where source = 'entered' and void_by is null and void_entry_id is null;

-- What a person said once and what was taken out may be said again.
drop index punch_once;
create unique index punch_once on punch
  (employee_id, at, source,
    (case when source in ('correction', 'entered') then coalesce(void_by, void_entry_id) end))
  nulls not distinct;
