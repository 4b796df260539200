-- A password that Human Resources gave on a slip: it opens nothing but the choice of an own one, until that moment.
-- One row a person, so that there is never a second slip that still counts.
alter table employee_account
  add column first_until timestamptz,
  add check (first_until is null or password_hash is not null);
