-- Why the pay of someone is not what it was the month before, as it was found when it was calculated; what is left of
-- the difference is unexplained.
create table pay_difference (
  attempt_id uuid not null,
  employee_id uuid not null,
  cause text not null check (cause in ('by-hand', 'joined', 'left', 'moved', 'increment', 'promotion',
    'structure', 'overtime', 'attendance', 'unpaid', 'encashed', 'arrears', 'entry', 'loan', 'carried',
    'fund', 'tax', 'rounding', 'month')),
  amount bigint not null check (amount <> 0),
  primary key (attempt_id, employee_id, cause),
  foreign key (attempt_id, employee_id) references salary_input on delete cascade
);
-- Compared since this is kept: of what was calculated before nothing is said.
alter table salary_attempt add column is_explained boolean not null default false;

-- A difference that someone has looked at: as long as the pay is what it was then.
create table pay_acceptance (
  run_id uuid not null references salary_run on delete restrict,
  employee_id uuid not null references employee on delete restrict,
  -- none: there is no pay in this month, or was none in the one before
  net bigint,
  before_net bigint,
  note text not null check (char_length(note) between 1 and 300),
  accepted_by_kind text not null,
  accepted_by_id uuid not null,
  accepted_at timestamptz not null,
  primary key (run_id, employee_id)
);
create index pay_acceptance_employee on pay_acceptance (employee_id);

-- Sent back before it was agreed to: why, until it is generated again.
alter table salary_run add column sent_back_by_kind text, add column sent_back_by_id uuid,
  add column sent_back_at timestamptz, add column sent_back_note text check (char_length(sent_back_note) <= 1000),
  add check (num_nonnulls(sent_back_by_kind, sent_back_by_id, sent_back_at, sent_back_note) in (0, 4));

-- Two people of one account, or of one national ID, however they are written.
create index employee_bank_account_written on employee_bank_account
  (upper(regexp_replace(account_number, '[^0-9A-Za-z]', '', 'g')));
create index person_detail_national_id_written on person_detail
  (upper(regexp_replace(national_id, '[^0-9A-Za-z]', '', 'g')));
