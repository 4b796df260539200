-- What people were reminded of, so that each is told once: of a record, for a day, so many days ahead.
create table person_reminder (
  record_id uuid not null,
  due_on date not null,
  days_ahead integer not null check (days_ahead >= 0),
  created_at timestamptz not null,
  primary key (record_id, due_on, days_ahead)
);
