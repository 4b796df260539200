-- Where someone's pay goes; changed only by a decision of two people.
create table employee_bank_account (
  employee_id uuid primary key references employee on delete restrict,
  bank_id uuid not null references bank on delete restrict,
  branch text check (char_length(branch) <= 120),
  account_name text not null check (char_length(account_name) between 1 and 120),
  account_number text not null check (char_length(account_number) between 4 and 40),
  routing_number text check (char_length(routing_number) <= 20),
  updated_at timestamptz not null
);
create index employee_bank_account_bank on employee_bank_account (bank_id);
