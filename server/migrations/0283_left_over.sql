-- What pay fell short of, and what later pay took of it: of one person among years of pay.
create index salary_sheet_short on salary_sheet (employee_id, month) where carried > 0;
create index salary_line_carried on salary_line (employee_id) where cause = 'carried';
