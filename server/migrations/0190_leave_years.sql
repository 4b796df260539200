-- Years are those of business dates; 2200 could be given before and stays.
alter table leave_balance drop constraint leave_balance_year_check;
alter table leave_balance add constraint leave_balance_year_check check (year between 1900 and 2200);
