-- What a job came to, for whoever asked for it: {"file": id} or {"problem": {code, en, bn}}.
alter table job add column outcome jsonb;
-- Its whole effect comes at its end: until then nothing would be left half done.
alter table job add column is_cancellable boolean not null default false;
-- By who asked for it, before it did anything: it counts as given up, and nobody is worried.
alter table job add column cancelled_at timestamptz;
alter table job add constraint job_cancelled_check
  check (cancelled_at is null or given_up_at is not null);

-- Made by us for someone: given out to whom asked for it while it is staged, which is a day.
alter table stored_file drop constraint stored_file_purpose_check;
alter table stored_file add constraint stored_file_purpose_check
  check (purpose in ('photo', 'document', 'cv', 'audio', 'import', 'logo', 'made'));
