-- How someone is paid: into a bank account, into a mobile wallet, or in cash, which needs no account.
alter table employee_bank_account
  add column method text not null default 'Bank' check (method in ('Bank', 'Wallet', 'Cash')),
  alter column bank_id drop not null,
  alter column account_name drop not null,
  alter column account_number drop not null,
  add check (case when method = 'Cash'
    then num_nonnulls(bank_id, branch, account_name, account_number, routing_number) = 0
    else num_nulls(bank_id, account_name, account_number) = 0 end);
alter table employee_bank_account alter column method drop default;
