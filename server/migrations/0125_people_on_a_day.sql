-- The list of people as of a day is found through the periods of what is asked for: those that began by
-- then, each looked up whether a later one has begun, without reading the table itself.
drop index employment_period_department, employment_period_designation, employment_period_unit,
  employment_period_location;
create index employment_period_department on employment_period
  (department_id, from_date, employee_id);
create index employment_period_designation on employment_period
  (designation_id, from_date, employee_id);
create index employment_period_unit on employment_period (unit_id, from_date, employee_id);
create index employment_period_location on employment_period (location_id, from_date, employee_id);
create index employment_period_status on employment_period (status, from_date, employee_id);
create index employment_period_employment_type on employment_period
  (employment_type, from_date, employee_id);

-- The list sorted by the day on which a confirmation is due, without a filter.
create index employee_by_confirmation_due on employee (confirmation_due_on, id);
