-- Every order that a long list can be asked for, read along an index either way.
drop index leave_application_start;
drop index leave_application_status;
create index leave_application_start on leave_application (start_on, id);
create index leave_application_status on leave_application (status, start_on, id);
create index leave_application_by_end on leave_application (end_on, id);
create index leave_application_by_created on leave_application (created_at, id);
create index leave_application_by_asked on leave_application (asked, id);
create index leave_application_by_status on leave_application (status, id);
drop index decision_newest;
create index decision_newest on decision (created_at, id);
create index decision_by_kind on decision (kind, id);
create index decision_by_state on decision (state, id);
create index decision_by_day on decision ((content ->> 'day'), id);
