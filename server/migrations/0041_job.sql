-- Work behind the requests, as people see it, and the fence around its effect. The library (0040) says
-- who runs a job now; this row says whether it still needs to be run at all, and outlives a restore.
create table job (
  id uuid primary key,
  kind text not null check (char_length(kind) between 1 and 100),
  queue text not null check (queue in ('quick', 'long')),
  data jsonb not null,
  -- none: it comes by itself
  asked_by_kind text check (asked_by_kind in ('user', 'employee', 'applicant')),
  asked_by_id uuid,
  -- of a scheduled one: the moment it is for, so that all processes together begin it once
  tick timestamptz,
  created_at timestamptz not null,
  -- of the newest run
  started_at timestamptz,
  -- set while a run is under way; still set at the next beginning: the process of the last one died
  alive_at timestamptz,
  finished_at timestamptz,
  given_up_at timestamptz,
  -- counts the runs and is the fence: a run publishes only as long as it is the newest
  attempts integer not null default 0 check (attempts >= 0),
  failures integer not null default 0 check (failures >= 0),
  deaths integer not null default 0 check (deaths >= 0),
  done integer check (done >= 0),
  total integer check (total >= 0),
  last_error text,
  check ((asked_by_kind is null) = (asked_by_id is null)),
  check ((done is null) = (total is null)),
  check (finished_at is null or given_up_at is null)
);
create unique index job_tick on job (kind, tick);
create index job_newest on job (created_at desc, id desc);
create index job_of_kind on job (kind, created_at desc, id desc);
create index job_unfinished on job (kind) where finished_at is null and given_up_at is null;
create index job_ended on job (coalesce(finished_at, given_up_at))
  where finished_at is not null or given_up_at is not null;
