-- A festival bonus is a run of its own kind, named by its festival; one month may have two of them.
alter table salary_run drop constraint salary_run_kind_check;
alter table salary_run add constraint salary_run_kind_check check (kind in ('Salary', 'Bonus'));
alter table salary_run add column title text check (char_length(title) between 1 and 60);
alter table salary_run add constraint salary_run_titled check ((kind = 'Bonus') = (title is not null));
drop index salary_run_one;
create unique index salary_run_one on salary_run (concern_id, month, kind, coalesce(title, ''))
  where state not in ('Cancelled', 'Reversed');
-- One salary a month, and each bonus once.
drop index salary_sheet_settled;
create unique index salary_sheet_settled on salary_sheet (employee_id, concern_id, month)
  where kind = 'Salary' and state in ('Approved', 'Paid');
create unique index salary_sheet_bonus_settled on salary_sheet (run_id, employee_id)
  where kind = 'Bonus' and state in ('Approved', 'Paid');
