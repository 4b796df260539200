-- What was paid stays as it was paid, also where nothing of it is changed: nothing is put in, moved in or emptied.

-- A row that is moved is looked at where it came from and where it goes.
create or replace function refuse_paid() returns trigger language plpgsql as $$
begin
  if exists (select 1 from salary_sheet where attempt_id = old.attempt_id
    and employee_id = old.employee_id and state in ('Paid', 'Reversed')) then
    raise exception 'What was paid is not changed.' using errcode = '23001';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  if (new.attempt_id, new.employee_id) is distinct from (old.attempt_id, old.employee_id)
    and exists (select 1 from salary_sheet where attempt_id = new.attempt_id
      and employee_id = new.employee_id and state in ('Paid', 'Reversed')) then
    raise exception 'What was paid is not changed.' using errcode = '23001';
  end if;
  return new;
end $$;

-- Lines are written for many people at once, so that they are looked at once a statement, each payslip by its key.
-- Planned anew each time: a plan that was made while there were few payslips would read all of them. Inputs need
-- none of this: a payslip that is there has its inputs, and their key lets no others in.
create function refuse_lines_of_paid() returns trigger language plpgsql as $$
declare
  is_paid boolean;
begin
  execute 'select exists (select 1
    from (select distinct attempt_id, employee_id from added) as written
      cross join lateral (select state from salary_sheet
        where attempt_id = written.attempt_id and employee_id = written.employee_id offset 0) as sheet
    where sheet.state in (''Paid'', ''Reversed''))' into is_paid;
  if is_paid then
    raise exception 'What was paid is not changed.' using errcode = '23001';
  end if;
  return null;
end $$;
create trigger salary_line_comes_before_paying after insert on salary_line
  referencing new table as added for each statement execute function refuse_lines_of_paid();

create function refuse_change_of_paid() returns trigger language plpgsql as $$
begin
  raise exception 'What was paid is not changed.' using errcode = '23001';
end $$;
create trigger salary_sheet_stays_whole before truncate on salary_sheet
  for each statement execute function refuse_change_of_paid();
create trigger salary_line_stays_whole before truncate on salary_line
  for each statement execute function refuse_change_of_paid();
create trigger salary_input_stays_whole before truncate on salary_input
  for each statement execute function refuse_change_of_paid();
create trigger salary_payment_stays_whole before truncate on salary_payment
  for each statement execute function refuse_change_of_paid();
create trigger salary_attempt_stays_whole before truncate on salary_attempt
  for each statement execute function refuse_change_of_paid();
create trigger salary_override_stays_whole before truncate on salary_override
  for each statement execute function refuse_change_of_paid();
create trigger bank_batch_line_stays_whole before truncate on bank_batch_line
  for each statement execute function refuse_change_of_paid();

-- Of a payment only how far its people were told goes on.
create trigger salary_payment_stays before delete on salary_payment
  for each row execute function refuse_change_of_paid();
create trigger salary_payment_stays_as_paid before update on salary_payment for each row
  when ((to_jsonb(new) - 'announced_until' - 'announced_at')
    is distinct from (to_jsonb(old) - 'announced_until' - 'announced_at'))
  execute function refuse_change_of_paid();

-- What a bank was told: a batch is cancelled as a whole, its lines are never others.
create trigger bank_batch_line_stays before update on bank_batch_line
  for each row execute function refuse_change_of_paid();

-- By what pay was calculated explains it for ever; whether an attempt is the one that is shown may change.
create function refuse_terms_of_paid() returns trigger language plpgsql as $$
begin
  if exists (select 1 from salary_sheet where attempt_id = old.id and state in ('Paid', 'Reversed')) then
    raise exception 'What was paid is not changed.' using errcode = '23001';
  end if;
  return new;
end $$;
create trigger salary_attempt_stays before update on salary_attempt for each row
  when ((to_jsonb(new) - 'state') is distinct from (to_jsonb(old) - 'state'))
  execute function refuse_terms_of_paid();

-- The reason of a changed line is shown on the payslip. Whose pay was taken back may be calculated again in the same
-- run; until it is paid, that one may be changed.
create function is_paid_alone(of_run uuid, of_employee uuid) returns boolean language sql stable as $$
  select exists (select 1 from salary_sheet
      where run_id = of_run and employee_id = of_employee and state in ('Paid', 'Reversed'))
    and not exists (select 1 from salary_sheet as sheet
        join salary_attempt as attempt on attempt.id = sheet.attempt_id
      where sheet.run_id = of_run and sheet.employee_id = of_employee
        and sheet.state = 'Generated' and attempt.state = 'Live')
$$;
create function refuse_override_of_paid() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and is_paid_alone(old.run_id, old.employee_id) then
    raise exception 'What was paid is not changed.' using errcode = '23001';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  if is_paid_alone(new.run_id, new.employee_id) then
    raise exception 'What was paid is not changed.' using errcode = '23001';
  end if;
  return new;
end $$;
create trigger salary_override_stays before insert or update or delete on salary_override
  for each row execute function refuse_override_of_paid();
