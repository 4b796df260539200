-- Lists that belong to a person, in the order in which they were given.
create table education (
  employee_id uuid not null references employee on delete restrict,
  position integer not null,
  degree text not null check (char_length(degree) between 1 and 120),
  institution text not null check (char_length(institution) between 1 and 160),
  subject text check (char_length(subject) <= 120),
  passed_in integer check (passed_in between 1900 and 2200),
  result text check (char_length(result) <= 40),
  primary key (employee_id, position)
);
create table experience (
  employee_id uuid not null references employee on delete restrict,
  position integer not null,
  employer text not null check (char_length(employer) between 1 and 160),
  held_as text not null check (char_length(held_as) between 1 and 120),
  from_date date not null,
  until_date date check (until_date >= from_date),
  duties text check (char_length(duties) <= 500),
  primary key (employee_id, position)
);
create table family_member (
  employee_id uuid not null references employee on delete restrict,
  position integer not null,
  name text not null check (char_length(name) between 1 and 120),
  relation text not null check (char_length(relation) between 1 and 40),
  birth_on date,
  occupation text check (char_length(occupation) <= 80),
  phone text check (char_length(phone) <= 30),
  primary key (employee_id, position)
);
create table emergency_contact (
  employee_id uuid not null references employee on delete restrict,
  position integer not null,
  name text not null check (char_length(name) between 1 and 120),
  relation text not null check (char_length(relation) between 1 and 40),
  phone text not null check (char_length(phone) between 1 and 30),
  address text check (char_length(address) <= 300),
  primary key (employee_id, position)
);

-- A thing in someone's hands; it is held by one person at a time when it has a serial number.
create table item_issue (
  id uuid primary key,
  employee_id uuid not null references employee on delete restrict,
  item_id uuid not null references item on delete restrict,
  serial_number text check (char_length(serial_number) between 1 and 80),
  issued_on date not null,
  returned_on date check (returned_on >= issued_on),
  note text check (char_length(note) <= 300),
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index item_issue_employee on item_issue (employee_id, issued_on desc);
create index item_issue_item on item_issue (item_id);
create unique index item_issue_held on item_issue (item_id, lower(serial_number))
  where returned_on is null;
