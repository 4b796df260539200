-- What someone asks of a list again and again, under a name: its filters, order, search and columns.
create table list_view (
  id uuid primary key,
  account_kind text not null check (account_kind in ('user', 'employee', 'applicant')),
  account_id uuid not null,
  list text not null check (char_length(list) between 1 and 60),
  title text not null check (char_length(title) between 1 and 80),
  query text not null check (char_length(query) <= 2000),
  columns text[] not null check (cardinality(columns) <= 100),
  is_shared boolean not null,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index list_view_title on list_view (account_kind, account_id, list, lower(title));
create index list_view_shared on list_view (list) where is_shared;

-- The view with which a list opens for someone: an own one or a shared one.
create table list_view_default (
  account_kind text not null check (account_kind in ('user', 'employee', 'applicant')),
  account_id uuid not null,
  list text not null check (char_length(list) between 1 and 60),
  view_id uuid not null references list_view on delete cascade,
  primary key (account_kind, account_id, list)
);
create index list_view_default_view on list_view_default (view_id);
