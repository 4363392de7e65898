DROP INDEX "assignments_unit";--> statement-breakpoint
DROP INDEX "persons_by_name";--> statement-breakpoint
CREATE INDEX "assignments_location" ON "assignments" USING btree ("location_code","valid_from","valid_to","employment_id");--> statement-breakpoint
CREATE INDEX "assignments_unit" ON "assignments" USING btree ("unit_code","valid_from","valid_to","employment_id");--> statement-breakpoint
CREATE INDEX "persons_by_name" ON "persons" USING btree (searchable("name"),"id","name","search_text");--> statement-breakpoint
ALTER TABLE "persons" ADD CONSTRAINT "persons_name_length" CHECK (octet_length("persons"."name") <= 800);