-- Sheets with amounts of pay are uploaded for a purpose of their own.
alter table stored_file drop constraint stored_file_purpose_check;
alter table stored_file add constraint stored_file_purpose_check
  check (purpose in ('photo', 'document', 'cv', 'audio', 'import', 'pay', 'logo', 'made'));

-- Which row of which sheet an amount came from: applied however often, a row is written once.
alter table salary_entry add column batch_id uuid references sheet_batch on delete restrict;
alter table salary_entry add column batch_row integer;
alter table salary_entry add constraint salary_entry_of_row unique (batch_id, batch_row);
alter table salary_entry add check ((batch_id is null) = (batch_row is null));

-- What someone was paid and taxed in a tax year before this system was used: one row a person and year.
create table opening_figure (
  id uuid primary key,
  employee_id uuid not null references employee on delete restrict,
  -- the calendar year in which the tax year begins
  tax_year integer not null,
  -- the last month that the figures include
  until_month text not null check (until_month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  taxable bigint not null check (taxable >= 0 and taxable <= 1000000000000),
  tax bigint not null check (tax >= 0 and tax <= taxable),
  -- what is in the provident fund by then: of the person, and of the employer
  fund_own bigint not null check (fund_own >= 0 and fund_own <= 1000000000000),
  fund_employer bigint not null check (fund_employer >= 0 and fund_employer <= 1000000000000),
  -- what was left of a loan became this one
  loan_id uuid references salary_loan on delete restrict,
  batch_id uuid not null references sheet_batch on delete restrict,
  batch_row integer not null,
  created_by_kind text not null,
  created_by_id uuid not null,
  created_at timestamptz not null,
  unique (employee_id, tax_year),
  unique (batch_id, batch_row)
);
create index opening_figure_loan on opening_figure (loan_id);
