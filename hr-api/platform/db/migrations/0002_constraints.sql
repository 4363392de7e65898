alter table employments add constraint employments_do_not_overlap
  exclude using gist (person_id with =, daterange(valid_from, valid_to) with &&);
--> statement-breakpoint
alter table assignments add constraint assignments_do_not_overlap
  exclude using gist (employment_id with =, daterange(valid_from, valid_to) with &&);
--> statement-breakpoint
alter table job_statuses add constraint job_statuses_do_not_overlap
  exclude using gist (employment_id with =, daterange(valid_from, valid_to) with &&);
--> statement-breakpoint
alter table reporting_lines add constraint reporting_lines_do_not_overlap
  exclude using gist (employment_id with =, kind with =, daterange(valid_from, valid_to) with &&);
--> statement-breakpoint
alter table role_grants add constraint role_grants_do_not_overlap
  exclude using gist (
    account_id with =, role_code with =, scope with =, (coalesce(unit_code, '')) with =, daterange(valid_from, valid_to) with &&
  );
--> statement-breakpoint
create unique index units_one_root on units ((true)) where parent_code is null;
--> statement-breakpoint
create index persons_name_trigrams on persons using gin (name gin_trgm_ops);
--> statement-breakpoint
create index persons_empid_trigrams on persons using gin (empid gin_trgm_ops);
--> statement-breakpoint
-- What was written stays written: a row may be closed while it is open, anything else needs its row in corrections,
-- named by the setting people.correction of the same transaction.
create function keep_history() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.valid_to is null and new.valid_to is not null
    and to_jsonb(new) - 'valid_to' - 'left_because' = to_jsonb(old) - 'valid_to' - 'left_because' then
    return new;
  end if;
  if exists (
    select from corrections
    where id::text = current_setting('people.correction', true) and table_name = tg_table_name and row_id = old.id
  ) then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  raise exception 'a row of % is changed only by a recorded correction', tg_table_name using errcode = 'check_violation';
end $$;
--> statement-breakpoint
create trigger employments_keep_history before update or delete on employments
  for each row execute function keep_history();
--> statement-breakpoint
create trigger assignments_keep_history before update or delete on assignments
  for each row execute function keep_history();
--> statement-breakpoint
create trigger job_statuses_keep_history before update or delete on job_statuses
  for each row execute function keep_history();
--> statement-breakpoint
create trigger reporting_lines_keep_history before update or delete on reporting_lines
  for each row execute function keep_history();
