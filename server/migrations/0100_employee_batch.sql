-- Many changes at once: laid down, checked, applied as a whole and undone as a whole.
create table employee_batch (
  id uuid primary key,
  kind text not null check (kind in ('import', 'change', 'sync')),
  state text not null check (state in
    ('Checking', 'Checked', 'Applying', 'Applied', 'Undoing', 'Undone', 'Failed')),
  title text not null check (char_length(title) between 1 and 200),
  effective_from date not null,
  note text check (char_length(note) <= 300),
  -- the sheet that it came from
  file_id uuid references stored_file on delete restrict,
  unknown_columns text[] not null,
  -- what is right is applied without a further word, what is wrong stays aside
  applies_itself boolean not null,
  skips_faulty boolean not null default false,
  -- who made it, without a foreign key, as with sessions; none: the house itself
  made_by_kind text check (made_by_kind in ('user', 'employee', 'applicant')),
  made_by_id uuid,
  -- on whose behalf the work is done now, and how far they reach
  acting jsonb,
  -- the newest job that works on it: only that one may say how it ended
  job_id uuid,
  done integer not null default 0 check (done >= 0),
  total integer not null default 0 check (total >= 0),
  new_rows integer not null default 0,
  changed_rows integer not null default 0,
  unchanged_rows integer not null default 0,
  faulty_rows integer not null default 0,
  -- code and figures of what went wrong; the sentence is made where it is read
  failure jsonb,
  created_at timestamptz not null,
  applied_at timestamptz,
  undone_at timestamptz,
  check ((made_by_kind is null) = (made_by_id is null))
);
create index employee_batch_newest on employee_batch (created_at desc, id desc);
create index employee_batch_file on employee_batch (file_id);
create index employee_batch_unapplied on employee_batch (created_at)
  where state in ('Checked', 'Failed');

create table employee_batch_row (
  batch_id uuid not null references employee_batch on delete cascade,
  -- as a spreadsheet counts them, the header is 1
  row integer not null check (row >= 1),
  cells jsonb not null,
  kind text check (kind in ('new', 'changed', 'unchanged', 'faulty')),
  -- of a new one: the id that it will have; so without a foreign key
  employee_id uuid,
  number text,
  name text,
  changes jsonb not null default '[]',
  faults jsonb not null default '[]',
  -- what the person looked like when it was checked, and when it had been applied
  stamp text,
  stamp_after text,
  -- ready to be written: rows of employee, person_detail and employment_period
  staged jsonb,
  -- the same rows as they were before
  before jsonb,
  primary key (batch_id, row)
);
create index employee_batch_row_kind on employee_batch_row (batch_id, kind, row);
create index employee_batch_row_person on employee_batch_row (batch_id, employee_id);
