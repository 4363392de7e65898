DROP INDEX "assignments_employment";--> statement-breakpoint
CREATE INDEX "assignments_place" ON "assignments" USING btree ("employment_id","valid_from","valid_to","business_code","unit_code");