-- Decisions are about more than employees: who applies, a company, a run of work. What is no employee
-- is kept with its name and the concern it belongs to (none: the whole group).
alter table decision
  add column subject_kind text not null default 'employee'
    check (subject_kind in ('employee', 'applicant', 'concern', 'run')),
  add column subject_name text check (char_length(subject_name) between 1 and 200),
  add column concern_id uuid references concern on delete restrict,
  -- the person it was given to, of steps that ask the assignee
  add column assignee_id uuid references employee on delete restrict;
alter table decision
  alter column subject_kind drop default,
  drop constraint decision_subject_id_fkey,
  -- so an employee who has decisions is still not deleted
  add column employee_id uuid generated always as
    (case when subject_kind = 'employee' then subject_id end) stored references employee on delete restrict,
  add check ((subject_kind = 'employee') = (subject_name is null)),
  add check (subject_kind <> 'employee' or concern_id is null);
create index decision_employee on decision (employee_id);
create index decision_concern on decision (concern_id);
create index decision_assignee on decision (assignee_id);

alter table decision
  drop constraint decision_state_check,
  add constraint decision_state_check
    check (state in ('Pending', 'Approved', 'Rejected', 'Returned', 'Cancelled')),
  drop constraint decision_waits_for_check,
  add constraint decision_waits_for_check check (waits_for in ('lineManager', 'secondTier',
    'headOfDepartment', 'assignee', 'hr', 'payroll', 'recruiter', 'allAccess')),
  add check (waits_for is distinct from 'assignee' or assignee_id is not null);
alter table decision_step
  drop constraint decision_step_approver_check,
  add constraint decision_step_approver_check check (approver in ('lineManager', 'secondTier',
    'headOfDepartment', 'assignee', 'hr', 'payroll', 'recruiter', 'allAccess')),
  drop constraint decision_step_verdict_check,
  add constraint decision_step_verdict_check check (verdict in ('approve', 'reject', 'return'));
