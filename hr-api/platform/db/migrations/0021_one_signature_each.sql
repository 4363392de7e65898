DROP INDEX "signatures_person";--> statement-breakpoint
CREATE UNIQUE INDEX "signatures_person" ON "signatures" USING btree ("person_id","document_id");