-- How much someone has sent that no record holds.
create index stored_file_of_account on stored_file (account_kind, account_id) where state <> 'kept';
