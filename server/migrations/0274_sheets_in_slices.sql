-- Which sheet a loan came with: its rows are written some at a time, and count when the whole sheet is applied.
alter table salary_loan add column batch_id uuid references sheet_batch on delete restrict;
update salary_loan set batch_id = figure.batch_id from opening_figure as figure
  where figure.loan_id = salary_loan.id;
create index salary_loan_batch on salary_loan (batch_id);
