ALTER TABLE "audit_entries" ADD COLUMN "person_id" uuid;--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at","id");