-- What being late cost when a month was closed; none: closed before this was kept, filled in with the
-- figures.
alter table attendance_lock
  add column late_free integer check (late_free >= 0),
  add column late_every integer check (late_every >= 0),
  -- in thousandths of a day
  add column late_costs integer check (late_costs >= 0),
  -- when the figures of everyone were there
  add column figures_at timestamptz;
create index attendance_lock_figures on attendance_lock (concern_id, month) where figures_at is null;

-- What a closed month came to for each person, for pay to read: it stays, whatever is set later, and goes
-- when the month is opened again.
create table attendance_figure (
  concern_id uuid not null,
  month text not null,
  employee_id uuid not null references employee on delete restrict,
  -- on which someone belonged to the concern
  days integer not null check (days > 0),
  working integer not null,
  present integer not null,
  half_days integer not null,
  -- in thousandths of a day, as leave
  absence integer not null,
  leave integer not null,
  holidays integer not null,
  weekly_offs integer not null,
  suspended integer not null,
  long_leave integer not null,
  nights integer not null,
  holidays_worked integer not null,
  weekly_offs_worked integer not null,
  -- in minutes
  worked integer not null,
  overtime integer not null,
  lates integer not null,
  late_minutes integer not null,
  -- in thousandths of a day
  late_deduction integer not null,
  missing_outs integer not null,
  primary key (concern_id, month, employee_id),
  foreign key (concern_id, month) references attendance_lock on delete cascade
);
create index attendance_figure_employee on attendance_figure (employee_id);

-- Leave of a closed month by its kind, with what the kind paid then.
create table leave_figure (
  concern_id uuid not null,
  month text not null,
  employee_id uuid not null references employee on delete restrict,
  leave_type_id uuid not null references leave_type on delete restrict,
  pay text not null check (pay in ('Paid', 'Part paid', 'Unpaid')),
  paid_share integer check (paid_share between 1 and 99),
  -- both in thousandths of a day
  taken integer not null check (taken >= 0),
  encashed integer not null check (encashed >= 0),
  primary key (concern_id, month, employee_id, leave_type_id),
  foreign key (concern_id, month) references pay_period on delete restrict
);
create index leave_figure_employee on leave_figure (employee_id);
create index leave_figure_type on leave_figure (leave_type_id);
