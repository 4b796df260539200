-- Written in the transaction of the deed it tells of; sent later by whoever claims it first.
create table mail (
  id uuid primary key,
  kind text not null,
  -- one plain address, and nothing in a header can begin a second one
  recipient text not null check (recipient ~ '^[^[:cntrl:][:space:],;<>"]+@[^[:cntrl:][:space:],;<>"@]+$'
    and char_length(recipient) <= 254),
  subject text not null check (subject !~ '[[:cntrl:]]' and char_length(subject) between 1 and 300),
  body text not null,
  -- none: both languages, one below the other
  language text check (language in ('en', 'bn')),
  -- of a mail with a one-time link: not worth sending after it, its text is erased when done
  useful_until timestamptz,
  created_at timestamptz not null,
  -- while someone is sending it: until when nobody else may
  next_try_at timestamptz not null,
  attempts integer not null,
  last_error text,
  sent_at timestamptz,
  given_up_at timestamptz,
  check (sent_at is null or given_up_at is null)
);
create index mail_due on mail (next_try_at, id) where sent_at is null and given_up_at is null;
create index mail_newest on mail (created_at desc, id);
