CREATE INDEX "acceptances_accepted" ON "acceptances" USING btree ("accepted_at");--> statement-breakpoint
CREATE INDEX "assignments_valid_from" ON "assignments" USING btree ("valid_from");--> statement-breakpoint
CREATE INDEX "employments_valid_to" ON "employments" USING btree ("valid_to") WHERE "employments"."valid_to" is not null;--> statement-breakpoint
CREATE INDEX "job_statuses_valid_from" ON "job_statuses" USING btree ("valid_from");--> statement-breakpoint
CREATE INDEX "reporting_lines_valid_from" ON "reporting_lines" USING btree ("valid_from");--> statement-breakpoint
CREATE INDEX "notifications_unread_sent" ON "notifications" USING btree ("created_at") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_pending_due" ON "tasks" USING btree (coalesce("due_on", '0001-01-01'::date)) WHERE "tasks"."done_at" is null;