-- The page of mails shows the newest of a state or of a kind.
create index mail_given_up on mail (created_at desc, id desc) where given_up_at is not null;
create index mail_of_kind on mail (kind, created_at desc, id desc);
