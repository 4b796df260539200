-- Who stood behind a user's account, from when until when. Nobody decides on the own record by cutting the tie
-- to it first: who was tied counts as the own person for a while.
create table account_tie (
  id uuid primary key,
  user_account_id uuid not null references user_account on delete cascade,
  employee_id uuid not null references employee on delete cascade,
  tied_at timestamptz not null,
  untied_at timestamptz
);
create unique index account_tie_now on account_tie (user_account_id) where untied_at is null;
create index account_tie_account on account_tie (user_account_id, untied_at);
create index account_tie_employee on account_tie (employee_id);
insert into account_tie (id, user_account_id, employee_id, tied_at)
  select gen_random_uuid(), id, employee_id, created_at from user_account where employee_id is not null;
