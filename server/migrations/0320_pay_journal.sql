-- Into which accounts of the books a component goes, or net pay where there is none: for all, for a company, or for a
-- department of it. What is not given is not needed.
create table journal_account (
  id uuid primary key,
  component_id uuid references pay_component on delete restrict,
  concern_id uuid references concern on delete restrict,
  department_id uuid references department on delete restrict,
  debit_code text check (char_length(debit_code) between 1 and 20),
  debit_name text check (char_length(debit_name) between 1 and 80),
  credit_code text check (char_length(credit_code) between 1 and 20),
  credit_name text check (char_length(credit_name) between 1 and 80),
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (department_id is null or concern_id is not null),
  check ((debit_code is null) = (debit_name is null)),
  check ((credit_code is null) = (credit_name is null)),
  check (debit_code is not null or credit_code is not null)
);
-- Each is set once, net pay and what is for all among them.
create unique index journal_account_once on journal_account (component_id, concern_id, department_id)
  nulls not distinct;
create index journal_account_concern on journal_account (concern_id);
create index journal_account_department on journal_account (department_id);

-- Of whom the days of a month were in several departments of the company: how many in each, from which day. It is kept
-- with the payslip, so that a journal stays as it was; whoever was in one has it on the payslip alone.
create table sheet_department (
  attempt_id uuid not null,
  employee_id uuid not null,
  department_id uuid not null references department on delete restrict,
  from_date date not null,
  days integer not null check (days > 0),
  primary key (attempt_id, employee_id, department_id),
  foreign key (attempt_id, employee_id) references salary_sheet on delete cascade
);
create index sheet_department_department on sheet_department (department_id);

-- Of what was calculated before this was kept.
insert into sheet_department (attempt_id, employee_id, department_id, from_date, days)
select attempt_id, employee_id, department_id, from_date, days
from (
  select sheet.attempt_id, sheet.employee_id, place.department_id,
    min(greatest(place.from_date, period.from_date, known.begins)) as from_date,
    sum(least(place.to_date, period.to_date)
      - greatest(place.from_date, period.from_date, known.begins) + 1)::int as days,
    count(*) over (partition by sheet.attempt_id, sheet.employee_id) as departments
  from salary_sheet as sheet
    join pay_period as period on period.concern_id = sheet.concern_id and period.month = sheet.month
    join salary_input as input on input.attempt_id = sheet.attempt_id
      and input.employee_id = sheet.employee_id
    cross join lateral (select min((segment->>'from')::date) as begins
      from jsonb_array_elements(input.inputs->'segments') as segment) as known
    join (select employee_id, department_id, status, from_date, coalesce(
        lead(from_date) over (partition by employee_id order by from_date) - 1,
        'infinity'::date) as to_date
      from employment_period) as place on place.employee_id = sheet.employee_id
    join department on department.id = place.department_id
      and department.concern_id = sheet.concern_id
  where sheet.kind = 'Salary' and place.status not in ('Draft', 'Left')
    and place.from_date <= period.to_date
    and place.to_date >= greatest(period.from_date, known.begins)
  group by sheet.attempt_id, sheet.employee_id, place.department_id) as counted
where departments > 1;

create trigger sheet_department_stays before update or delete on sheet_department
  for each row execute function refuse_paid();
create trigger sheet_department_comes_before_paying after insert on sheet_department
  referencing new table as added for each statement execute function refuse_lines_of_paid();
create trigger sheet_department_stays_whole before truncate on sheet_department
  for each statement execute function refuse_change_of_paid();
