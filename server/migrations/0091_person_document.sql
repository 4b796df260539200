create table person_document (
  id uuid primary key,
  employee_id uuid not null references employee on delete restrict,
  kind text not null check (kind in ('National id', 'Passport', 'Driving licence', 'Work permit',
    'Visa', 'Contract', 'Certificate', 'Training', 'Other')),
  title text not null check (char_length(title) between 1 and 120),
  number text check (char_length(number) between 1 and 60),
  issued_on date,
  expires_on date,
  note text check (char_length(note) <= 300),
  file_id uuid references stored_file on delete restrict,
  added_by_kind text not null check (added_by_kind in ('user', 'employee')),
  added_by_id uuid not null,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint person_document_days check (expires_on >= issued_on)
);
create index person_document_employee on person_document (employee_id, created_at desc);
create unique index person_document_file on person_document (file_id);
create index person_document_expires on person_document (expires_on, id);

-- Read in the order of the day by the list of what is due.
drop index employee_confirmation_due;
create index employee_confirmation_due on employee (confirmation_due_on, id)
  where status = 'Probation';
