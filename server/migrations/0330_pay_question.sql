-- What an employee asks about one line of the own payslip, and what was said about it since. The payslip was paid, so
-- that its lines stay as they are: a question hangs on its line for ever, also after the pay was taken back.
create table pay_question (
  id uuid primary key,
  attempt_id uuid not null,
  employee_id uuid not null,
  place integer not null,
  -- of the payslip, by which it is known in every attempt of its run
  sheet_id uuid not null,
  concern_id uuid not null references concern on delete restrict,
  state text not null check (state in ('Open', 'Answered', 'Closed')),
  -- since when it waits for an answer, or waited last
  asked_at timestamptz not null,
  created_at timestamptz not null,
  foreign key (attempt_id, employee_id, place) references salary_line on delete restrict
);
-- Of one line there is one conversation at a time.
create unique index pay_question_line on pay_question (attempt_id, employee_id, place)
  where state <> 'Closed';
create index pay_question_of_line on pay_question (attempt_id, employee_id, place);
create index pay_question_sheet on pay_question (sheet_id);
create index pay_question_employee on pay_question (employee_id);
create index pay_question_state on pay_question (state, asked_at);
create index pay_question_concern on pay_question (concern_id, asked_at);

create table pay_question_message (
  id uuid primary key,
  question_id uuid not null references pay_question on delete restrict,
  -- written by whose pay it is, or by the office
  is_asked boolean not null,
  said text not null check (char_length(said) between 1 and 1000),
  by_kind text not null,
  by_id uuid not null,
  created_at timestamptz not null
);
create index pay_question_message_question on pay_question_message (question_id, created_at);

-- What was said stays as it was said.
create function refuse_change_of_message() returns trigger language plpgsql as $$
begin
  raise exception 'What was said about pay is not changed.' using errcode = '23001';
end $$;
create trigger pay_question_message_stays before update or delete on pay_question_message
  for each row execute function refuse_change_of_message();
create trigger pay_question_message_stays_whole before truncate on pay_question_message
  for each statement execute function refuse_change_of_message();
