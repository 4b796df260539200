-- A month over all companies: salary sheet, paid salary and bank sheet.
create index salary_sheet_month on salary_sheet (month, concern_id);
-- The component of a line has neither a foreign key nor an index: each line would be looked up and put into another
-- index, which makes writing lines twice as long (2,000 people: 0.9 s, then 1.8 s). What pay was calculated with cannot
-- be deleted all the same: versions of structures, entries and roles refer to their components and stay. Nor would an
-- index help to add up the fund: its lines lie between the others of the same payslips, so the same pages are read.
