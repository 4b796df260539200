-- What the group or one of its concerns has set; the declarations are in contract/src/administration.
-- Rows stay when a value is taken back (null: what is inherited holds), so that versions only grow.
create table setting (
  id uuid primary key,
  key text not null check (key ~ '^[a-z][a-zA-Z]*\.[a-z][a-zA-Z]*$' and char_length(key) <= 100),
  -- none: the group
  concern_id uuid references concern on delete cascade,
  value jsonb check (value <> 'null'::jsonb),
  version integer not null check (version >= 0),
  updated_at timestamptz not null,
  -- a user's account; no foreign key: what was set outlives who set it
  updated_by uuid,
  unique nulls not distinct (concern_id, key)
);
