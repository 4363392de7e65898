CREATE TABLE "leave_settlements" (
	"part" text PRIMARY KEY NOT NULL,
	"since" date NOT NULL,
	"until" date NOT NULL,
	"last_entry" bigint NOT NULL,
	"rules" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "leave_entries_endless" ON "leave_entries" USING btree ("type_code","employment_id") WHERE "leave_entries"."last_day" is null and "leave_entries"."kind" in ('earned', 'carry', 'correction');