-- What a key that came with a write stands for. Written in the transaction of the deed: the row
-- stands exactly if the deed does. Without an answer: it was done, and more is not kept.
create table idempotency_key (
  account_kind text not null check (account_kind in ('user', 'employee', 'applicant')),
  account_id uuid not null,
  call text not null,
  key text not null check (key ~ '^[ -~]{1,200}$'),
  -- of method, address and body: a key says nothing about another request
  request_hash bytea not null,
  status integer check (status between 200 and 299),
  -- as it was sent, byte for byte
  answer text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (account_kind, account_id, call, key),
  check ((status is null) = (answer is null))
);
create index idempotency_key_ended on idempotency_key (expires_at);
