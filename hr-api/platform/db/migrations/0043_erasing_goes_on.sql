ALTER TABLE "erasure_people" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "erasure_people" ADD COLUMN "problem" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "erasure_people" ADD COLUMN "retry_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "history_writes_removed" ON "history_writes" USING btree ((("before" ->> 'person_id')::uuid)) WHERE "history_writes"."table_name" = 'employments' and "history_writes"."after" is null;