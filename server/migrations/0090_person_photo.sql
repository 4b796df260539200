-- One photo a person, whichever account it is seen from.
create table person_photo (
  employee_id uuid primary key references employee on delete restrict,
  file_id uuid not null references stored_file on delete restrict,
  created_at timestamptz not null
);
create unique index person_photo_file on person_photo (file_id);

-- What people had as accounts becomes theirs; of two the one of the employee's own account stays.
insert into person_photo (employee_id, file_id, created_at)
select distinct on (person.id) person.id, photo.file_id, photo.created_at
from account_photo as photo
left join user_account as account on photo.account_kind = 'user' and account.id = photo.account_id
join employee as person on person.id = case photo.account_kind
  when 'employee' then photo.account_id else account.employee_id end
order by person.id, photo.account_kind;
update stored_file set state = 'released', state_at = created_at
where id in (select photo.file_id from account_photo as photo
    join user_account as account on photo.account_kind = 'user' and account.id = photo.account_id
    where account.employee_id is not null)
  and id not in (select file_id from person_photo);
delete from account_photo as photo
where photo.account_kind = 'employee' or (photo.account_kind = 'user' and exists (
  select 1 from user_account as account
  where account.id = photo.account_id and account.employee_id is not null));
