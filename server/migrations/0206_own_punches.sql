-- Who sent the file: nobody gives oneself punches.
alter table punch_import add column asked_by_person_id uuid references employee on delete set null;
create index punch_import_asked_by_person on punch_import (asked_by_person_id);
