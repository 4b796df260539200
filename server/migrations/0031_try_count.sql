-- How often something that may be guessed was tried. The key is a digest: no address, no name.
create table try_count (
  key bytea primary key,
  tries integer not null,
  ends_at timestamptz not null
);
create index try_count_ended on try_count (ends_at);
