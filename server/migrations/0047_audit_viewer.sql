-- One index for each filter of the viewer, in the order in which it lists. That of a record's id
-- also serves whoever asks for the last change of one record.
drop index audit_entry_record;
drop index audit_entry_actor;
create index audit_entry_newest on audit_entry (at desc, id desc);
create index audit_entry_by_actor on audit_entry (actor_id, at desc, id desc);
create index audit_entry_by_action on audit_entry (action, at desc, id desc);
create index audit_entry_by_record on audit_entry (record, at desc, id desc);
create index audit_entry_by_record_id on audit_entry (record_id, at desc, id desc);
create index audit_entry_by_request on audit_entry (request_id, at desc, id desc);
