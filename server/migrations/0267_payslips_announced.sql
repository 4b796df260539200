-- How far the people of a payment were told of their payslips, and that all of them were: each once.
alter table salary_payment add column announced_until uuid;
alter table salary_payment add column announced_at timestamptz;
-- What was paid before is not told of years later.
update salary_payment set announced_at = created_at;
