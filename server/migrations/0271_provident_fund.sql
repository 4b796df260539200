-- What belongs to someone's provident fund besides what their pay gave to it. Own and employer's share are never
-- written here: they are the fund lines of pay that was paid, so that pay which is taken back takes them along.
create table fund_entry (
  id uuid primary key,
  employee_id uuid not null references employee on delete restrict,
  kind text not null check (kind in ('Opening own', 'Opening employer', 'Interest', 'Withdrawal')),
  amount bigint not null check (amount > 0 and amount <= 1000000000000),
  entered_on date not null,
  note text check (char_length(note) <= 300),
  created_by_kind text not null,
  created_by_id uuid not null,
  created_at timestamptz not null,
  -- taken back: it counts no longer, and stays to be read
  undone_by_kind text,
  undone_by_id uuid,
  undone_at timestamptz,
  undone_reason text check (char_length(undone_reason) between 1 and 300),
  check ((undone_at is null) = (undone_by_kind is null) and (undone_at is null) = (undone_by_id is null)
    and (undone_at is null) = (undone_reason is null))
);
create index fund_entry_employee on fund_entry (employee_id, entered_on);
-- Nobody gets interest for a year twice, however many enter it at once.
create unique index fund_entry_interest on fund_entry (employee_id, extract(year from entered_on))
  where kind = 'Interest' and undone_at is null;
