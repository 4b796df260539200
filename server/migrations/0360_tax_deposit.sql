-- What a company paid into the treasury of the tax that it deducted: the challans of a month that pay is for. There may
-- be several of a month; the number of one is known once in a company, however it is written.
create table tax_deposit (
  id uuid primary key,
  concern_id uuid not null references concern on delete restrict,
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  challan_number text not null check (char_length(challan_number) between 1 and 40),
  deposited_on date not null,
  bank text not null check (char_length(bank) between 1 and 120),
  amount bigint not null check (amount > 0 and amount <= 1000000000000000),
  recorded_by_kind text not null,
  recorded_by_id uuid not null,
  created_at timestamptz not null,
  version integer not null
);
create unique index tax_deposit_number on tax_deposit (concern_id, lower(challan_number));
create index tax_deposit_month on tax_deposit (concern_id, month);
