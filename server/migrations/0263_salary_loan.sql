-- What someone was lent and pays back from their pay. What is left of it is what was lent, less what pay took of it
-- and what was paid back otherwise: it is nowhere kept, so it is never wrong.
create table salary_loan (
  id uuid primary key,
  employee_id uuid not null references employee on delete restrict,
  principal bigint not null check (principal > 0 and principal <= 1000000000000),
  instalment bigint not null check (instalment > 0 and instalment <= principal),
  from_month text not null check (from_month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  -- months in which nothing is taken; without an end: until it is resumed
  paused_from text check (paused_from ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  paused_until text check (paused_until ~ '^\d{4}-(0[1-9]|1[0-2])$' and paused_until >= paused_from),
  state text not null check (state in ('Running', 'Cancelled')),
  note text check (char_length(note) <= 300),
  created_by_kind text not null,
  created_by_id uuid not null,
  created_at timestamptz not null,
  version integer not null
);
create index salary_loan_employee on salary_loan (employee_id);
create index salary_loan_newest on salary_loan (created_at desc, id desc);

-- Paid back otherwise than from pay.
create table salary_loan_payment (
  id uuid primary key,
  loan_id uuid not null references salary_loan on delete restrict,
  amount bigint not null check (amount > 0),
  paid_on date not null,
  note text check (char_length(note) <= 300),
  created_by_kind text not null,
  created_by_id uuid not null,
  created_at timestamptz not null
);
create index salary_loan_payment_loan on salary_loan_payment (loan_id);

create index salary_line_source on salary_line (source_id) where source_id is not null;
