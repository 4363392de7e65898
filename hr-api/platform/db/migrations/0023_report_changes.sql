CREATE TABLE "report_digests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"sight" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_deliveries" ADD COLUMN "changes" jsonb;--> statement-breakpoint
ALTER TABLE "report_schedules" ADD COLUMN "shows_changes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "report_digests" ADD CONSTRAINT "report_digests_id_report_deliveries_id_fk" FOREIGN KEY ("id") REFERENCES "public"."report_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_digests" ADD CONSTRAINT "report_digests_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;