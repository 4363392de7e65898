DROP INDEX "job_statuses_planned_end";--> statement-breakpoint
ALTER TABLE "saved_reports" ADD COLUMN "filter" text;--> statement-breakpoint
CREATE INDEX "job_statuses_planned_end" ON "job_statuses" USING btree ("planned_end") WHERE "job_statuses"."planned_end" is not null and ("job_statuses"."valid_to" is null or "job_statuses"."valid_to" > "job_statuses"."planned_end" + 1);