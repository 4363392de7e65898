CREATE TABLE "record_files" (
	"upload_id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"section_code" integer NOT NULL,
	"field_code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"section_code" integer NOT NULL,
	"person_id" uuid NOT NULL,
	"row_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"base_id" uuid,
	"answers" jsonb NOT NULL,
	"secrets" jsonb NOT NULL,
	"changed" text[] NOT NULL,
	"effective_on" date,
	"state" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "record_proposals_state" CHECK ("record_proposals"."state" in ('pending', 'approved', 'rejected', 'withdrawn')),
	CONSTRAINT "record_proposals_kind" CHECK ("record_proposals"."kind" in ('add', 'change', 'delete'))
);
--> statement-breakpoint
ALTER TABLE "record_files" ADD CONSTRAINT "record_files_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_files" ADD CONSTRAINT "record_files_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_files" ADD CONSTRAINT "record_files_section_code_record_sections_code_fk" FOREIGN KEY ("section_code") REFERENCES "public"."record_sections"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_proposals" ADD CONSTRAINT "record_proposals_section_code_record_sections_code_fk" FOREIGN KEY ("section_code") REFERENCES "public"."record_sections"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_proposals" ADD CONSTRAINT "record_proposals_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_proposals" ADD CONSTRAINT "record_proposals_version_id_record_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."record_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_proposals" ADD CONSTRAINT "record_proposals_asked_by_accounts_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_files_person" ON "record_files" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "record_proposals_open" ON "record_proposals" USING btree ("row_id") WHERE "record_proposals"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "record_proposals_person" ON "record_proposals" USING btree ("person_id","section_code","changed_at");