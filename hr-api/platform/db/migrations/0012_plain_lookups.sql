-- Who it is about is compared as text in these constraints, so that the planner does not take their indexes for plain look-ups:
-- one there costs ten times what it does in the ordinary index.
alter table employments drop constraint employments_do_not_overlap;
--> statement-breakpoint
alter table employments add constraint employments_do_not_overlap
  exclude using gist ((person_id::text) with =, daterange(valid_from, valid_to) with &&);
--> statement-breakpoint
alter table assignments drop constraint assignments_do_not_overlap;
--> statement-breakpoint
alter table assignments add constraint assignments_do_not_overlap
  exclude using gist ((employment_id::text) with =, daterange(valid_from, valid_to) with &&);
--> statement-breakpoint
alter table job_statuses drop constraint job_statuses_do_not_overlap;
--> statement-breakpoint
alter table job_statuses add constraint job_statuses_do_not_overlap
  exclude using gist ((employment_id::text) with =, daterange(valid_from, valid_to) with &&);
--> statement-breakpoint
alter table reporting_lines drop constraint reporting_lines_do_not_overlap;
--> statement-breakpoint
alter table reporting_lines add constraint reporting_lines_do_not_overlap
  exclude using gist ((employment_id::text) with =, kind with =, daterange(valid_from, valid_to) with &&);
