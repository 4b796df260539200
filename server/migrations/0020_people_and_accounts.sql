-- What logins and roles need to know of a person; the rest of the record comes with the people room.
alter table employee
  add column email text check (char_length(email) between 3 and 254),
  add column department_id uuid references department on delete restrict,
  add column line_manager_id uuid references employee on delete restrict
    check (line_manager_id <> id),
  add column second_tier_id uuid references employee on delete restrict
    check (second_tier_id <> id),
  add column is_assessor boolean not null default false,
  add column head_of_department boolean not null default false,
  add column status text not null default 'Confirmed' check (status in (
    'Draft', 'Probation', 'Confirmed', 'Notice', 'Left', 'Suspended', 'Long leave')),
  -- one field takes a number or an address: the two can never be mistaken for each other
  add check (position('@' in number) = 0);
alter table employee
  alter column is_assessor drop default,
  alter column head_of_department drop default,
  alter column status drop default;
create unique index employee_number_lower on employee (lower(number));
create unique index employee_email_key on employee (lower(email));
create index employee_department on employee (department_id);
create index employee_line_manager on employee (line_manager_id);
create index employee_second_tier on employee (second_tier_id);

-- One row: whoever changes who reports to whom holds it, so that two changes never close a loop.
create table reporting_line (
  id integer primary key check (id = 1)
);
insert into reporting_line (id) values (1);

create table employee_account (
  employee_id uuid primary key references employee on delete restrict,
  password_hash text,
  password_changed_at timestamptz,
  disabled_at timestamptz,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Without a password nobody has claimed it yet; without confirmed_at the address is not proved.
create table applicant_account (
  id uuid primary key,
  email text not null check (char_length(email) between 3 and 254),
  name text not null check (char_length(name) between 1 and 120),
  phone text check (char_length(phone) <= 30),
  password_hash text,
  password_changed_at timestamptz,
  confirmed_at timestamptz,
  consent_at timestamptz,
  disabled_at timestamptz,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index applicant_account_email_key on applicant_account (lower(email));

-- A user without a password has been sent a link to choose one.
alter table user_account
  add column concern_id uuid references concern on delete restrict,
  alter column password_hash drop not null;
create index user_account_by_name on user_account (lower(name) collate "und-x-icu", id);
create index user_account_by_role on user_account (user_role, lower(name) collate "und-x-icu");
create index user_account_by_concern on user_account (concern_id, lower(name) collate "und-x-icu");

create index session_account on session (account_kind, account_id, last_seen_at desc);
