-- What waits for someone's yes. Who may say it is not stored: it follows from the rule of the step, the
-- tree and the roles when it is asked.
create table decision (
  id uuid primary key,
  kind text not null check (char_length(kind) between 1 and 60),
  -- whom it is about; nobody decides about themselves
  subject_id uuid not null references employee on delete restrict,
  asked_by_kind text not null check (asked_by_kind in ('user', 'employee', 'applicant')),
  asked_by_id uuid not null,
  -- the person behind that account
  asked_by_person uuid,
  -- the record it would change, and what it would do to it
  record text not null,
  record_id uuid not null,
  content jsonb not null,
  state text not null check (state in ('Pending', 'Approved', 'Rejected', 'Cancelled')),
  -- by which rule the step that waits is decided; none when it is over
  waits_for text check (waits_for in ('lineManager', 'secondTier', 'hr', 'allAccess')),
  created_at timestamptz not null,
  ended_at timestamptz,
  version integer not null,
  check ((state = 'Pending') = (waits_for is not null)),
  check ((state = 'Pending') = (ended_at is null))
);
create index decision_waiting on decision (waits_for, created_at) where state = 'Pending';
create index decision_subject on decision (subject_id, created_at desc);
create index decision_record on decision (record, record_id, created_at desc);
create index decision_asked_by on decision (asked_by_id, created_at desc);
create index decision_newest on decision (created_at desc, id);

create table decision_step (
  decision_id uuid not null references decision on delete restrict,
  position integer not null check (position >= 1),
  approver text not null check (approver in ('lineManager', 'secondTier', 'hr', 'allAccess')),
  verdict text check (verdict in ('approve', 'reject')),
  decided_by_kind text,
  decided_by_id uuid,
  decided_by_person uuid,
  decided_at timestamptz,
  comment text check (char_length(comment) <= 1000),
  primary key (decision_id, position),
  check ((verdict is null) = (decided_at is null))
);
