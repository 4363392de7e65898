DROP INDEX "job_statuses_planned_end";--> statement-breakpoint
CREATE INDEX "job_statuses_planned_end" ON "job_statuses" USING btree ("planned_end") WHERE "job_statuses"."planned_end" is not null and "job_statuses"."valid_to" is null;--> statement-breakpoint
-- Units belong to businesses and sit in few places: without knowing it, the database expects far too few people of a unit in a place.
CREATE STATISTICS "assignments_places" (dependencies, mcv) ON "business_code", "unit_code", "location_code" FROM "assignments";
