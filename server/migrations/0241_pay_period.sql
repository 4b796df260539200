-- Days that are paid together, named by the month in which they end: the calendar month, or what the
-- company made of it. A row is made when a period is first used and stays, whatever is set later.
create table pay_period (
  concern_id uuid not null references concern on delete restrict,
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  from_date date not null,
  to_date date not null check (to_date >= from_date and to_date - from_date <= 62),
  pay_on date not null check (pay_on >= to_date),
  created_at timestamptz not null,
  primary key (concern_id, month),
  unique (concern_id, month, from_date, to_date),
  -- no day is paid twice: two periods neither begin nor end on the same day
  unique (concern_id, from_date),
  unique (concern_id, to_date)
);

insert into pay_period (concern_id, month, from_date, to_date, pay_on, created_at)
select concern_id, month, (month || '-01')::date,
  ((month || '-01')::date + interval '1 month - 1 day')::date,
  ((month || '-01')::date + interval '1 month - 1 day')::date + 5, created_at
from attendance_lock;

alter table attendance_lock add column from_date date, add column to_date date;
update attendance_lock set from_date = period.from_date, to_date = period.to_date
from pay_period as period
where period.concern_id = attendance_lock.concern_id and period.month = attendance_lock.month;
alter table attendance_lock
  alter column from_date set not null,
  alter column to_date set not null,
  add foreign key (concern_id, month, from_date, to_date)
    references pay_period (concern_id, month, from_date, to_date) on delete restrict;
create index attendance_lock_days on attendance_lock (concern_id, from_date, to_date);
