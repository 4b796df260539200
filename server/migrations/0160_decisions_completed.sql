-- Who decides in someone's place, for which kinds, on which days.
create table delegation (
  id uuid primary key,
  from_person uuid not null references employee on delete cascade,
  to_person uuid not null references employee on delete cascade check (to_person <> from_person),
  -- none: every kind
  kinds text[],
  start_on date not null,
  end_on date not null check (end_on >= start_on),
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index delegation_from on delegation (from_person, start_on);
create index delegation_to on delegation (to_person, start_on, end_on);

alter table decision
  -- the present step waits since then; after some days it goes to the next above
  add column waits_since timestamptz;
update decision set waits_since = created_at where state = 'Pending';
alter table decision add check ((state = 'Pending') = (waits_since is not null));
create index decision_waits_since on decision (waits_since) where state = 'Pending';

alter table decision_step
  -- decided by someone else than the rule means: HR instead, or a delegate of whom
  add column decided_as text check (decided_as in ('meant', 'delegate', 'override')),
  add column decided_for uuid,
  -- who was asked first, should it have waited too long
  add column escalated_from text,
  add column escalated_at timestamptz,
  add check ((escalated_from is null) = (escalated_at is null));
update decision_step set decided_as = 'meant' where verdict is not null;
alter table decision_step add check ((verdict is null) = (decided_as is null));
