-- Two rows for one day are refused as before, by an index a third as dear: who it is about is compared as the sixteen bytes that it is.
-- As an expression still, so that the planner does not take these indexes for plain look-ups.
alter table employments drop constraint employments_do_not_overlap, add constraint employments_do_not_overlap
  exclude using gist ((person_id::text::uuid) with =, daterange(valid_from, valid_to) with &&);
--> statement-breakpoint
alter table assignments drop constraint assignments_do_not_overlap, add constraint assignments_do_not_overlap
  exclude using gist ((employment_id::text::uuid) with =, daterange(valid_from, valid_to) with &&);
--> statement-breakpoint
alter table job_statuses drop constraint job_statuses_do_not_overlap, add constraint job_statuses_do_not_overlap
  exclude using gist ((employment_id::text::uuid) with =, daterange(valid_from, valid_to) with &&);
--> statement-breakpoint
alter table reporting_lines drop constraint reporting_lines_do_not_overlap, add constraint reporting_lines_do_not_overlap
  exclude using gist ((employment_id::text::uuid) with =, kind with =, daterange(valid_from, valid_to) with &&);
--> statement-breakpoint
alter table tag_owners drop constraint tag_owners_do_not_overlap, add constraint tag_owners_do_not_overlap
  exclude using gist ((employment_id::text::uuid) with =, tag_code with =, daterange(valid_from, valid_to) with &&);
--> statement-breakpoint
alter table tag_members drop constraint tag_members_do_not_overlap, add constraint tag_members_do_not_overlap
  exclude using gist ((employment_id::text::uuid) with =, tag_code with =, daterange(valid_from, valid_to) with &&);
--> statement-breakpoint
alter table record_values drop constraint record_values_do_not_overlap, add constraint record_values_do_not_overlap
  exclude using gist ((row_id::text::uuid) with =, daterange(valid_from, valid_to) with &&) where (superseded_at is null);
