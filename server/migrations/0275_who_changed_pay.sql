-- Four eyes are about each payslip: who calculated it again or changed a line of it, and who agreed to it.
alter table salary_sheet add column changed_by_kind text, add column changed_by_id uuid,
  add column approved_by_kind text, add column approved_by_id uuid,
  add check ((changed_by_kind is null) = (changed_by_id is null)),
  add check ((approved_by_kind is null) = (approved_by_id is null));
