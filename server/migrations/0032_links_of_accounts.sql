-- The account has no foreign key, as with sessions; of a 'confirm' link it is the sign-up.
alter table one_time_link
  drop constraint one_time_link_purpose_check,
  add column account_kind text check (account_kind in ('user', 'employee', 'applicant')),
  add column account_id uuid,
  add constraint one_time_link_purpose_check
    check (purpose in ('setup', 'reset', 'invite', 'confirm')),
  add check ((purpose = 'setup') = (account_id is null)),
  add check ((account_id is null) = (account_kind is null));
-- A newer link takes the place of the older.
create unique index one_time_link_account on one_time_link (account_kind, account_id) where used_at is null;

-- An applicant whose address is not proved yet. The account is made from it, with its id, by the
-- mailed link: until then nobody's account exists and nobody's password counts.
create table sign_up (
  id uuid primary key,
  email text not null check (char_length(email) between 3 and 254),
  name text not null check (char_length(name) between 1 and 120),
  phone text check (char_length(phone) <= 30),
  password_hash text not null,
  consent_at timestamptz not null,
  created_at timestamptz not null
);
create unique index sign_up_email_key on sign_up (lower(email));
create index sign_up_by_age on sign_up (created_at);
