-- One logo a company, drawn in the head of its documents.
create table concern_logo (
  concern_id uuid primary key references concern on delete restrict,
  file_id uuid not null references stored_file on delete restrict,
  created_at timestamptz not null
);
create unique index concern_logo_file on concern_logo (file_id);
