-- Why something was paid or taken besides: entered, a loan, left over, or made up for an earlier month.
alter table salary_line add column cause text
  check (cause in ('entry', 'loan', 'carried', 'arrear'));
create index salary_line_arrear on salary_line (employee_id, for_month) where cause = 'arrear';

-- What is known too late of a month whose pay was agreed to: the closed days stay, the next pay makes up for it.
create table late_correction (
  id uuid primary key,
  employee_id uuid not null references employee on delete restrict,
  concern_id uuid not null references concern on delete restrict,
  month text not null,
  count text not null check (count in ('overtime', 'nights', 'holidaysWorked', 'weeklyOffsWorked',
    'presentDays', 'absence', 'unpaidLeave', 'lateDays', 'encashedLeave')),
  -- so many more or fewer, in the smallest unit of the count
  quantity integer not null check (quantity <> 0),
  reason text not null check (char_length(reason) between 1 and 300),
  created_by_kind text not null,
  created_by_id uuid not null,
  created_at timestamptz not null,
  foreign key (concern_id, month) references pay_period on delete restrict
);
create index late_correction_employee on late_correction (employee_id, month);
create index late_correction_period on late_correction (concern_id, month);
create index late_correction_newest on late_correction (created_at desc, id desc);

-- What was left over or owed for an earlier month is agreed to once, in whichever pay it comes first.
create table settled_source (
  source_id uuid primary key,
  attempt_id uuid not null,
  employee_id uuid not null,
  foreign key (attempt_id, employee_id) references salary_sheet on delete restrict
);
create index settled_source_sheet on settled_source (attempt_id, employee_id);
