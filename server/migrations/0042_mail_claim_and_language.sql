-- The run of the job that is sending it, or was: when that job is taken up from a dead process, the
-- mails it held are free at once.
alter table mail add column claimed_by uuid;
create index mail_claimed on mail (claimed_by) where sent_at is null and given_up_at is null;

-- In which someone last used the product: mails to them are written in it.
create table account_language (
  account_kind text not null check (account_kind in ('user', 'employee', 'applicant')),
  account_id uuid not null,
  language text not null check (language in ('en', 'bn')),
  primary key (account_kind, account_id)
);
