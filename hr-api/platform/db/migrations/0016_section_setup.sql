CREATE TABLE "record_testers" (
	"section_code" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"issue_count" integer DEFAULT 0 NOT NULL,
	"comments" text DEFAULT '' NOT NULL,
	CONSTRAINT "record_testers_section_code_account_id_pk" PRIMARY KEY("section_code","account_id")
);
--> statement-breakpoint
ALTER TABLE "record_versions" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "record_versions" ADD COLUMN "saved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "record_versions" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "record_versions" ADD COLUMN "based_on" integer;--> statement-breakpoint
ALTER TABLE "record_testers" ADD CONSTRAINT "record_testers_section_code_record_sections_code_fk" FOREIGN KEY ("section_code") REFERENCES "public"."record_sections"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_testers" ADD CONSTRAINT "record_testers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_testers_account" ON "record_testers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "record_list_items_position" ON "record_list_items" USING btree ("list_code","position","code");--> statement-breakpoint
CREATE INDEX "record_values_section" ON "record_values" USING btree ("section_code","person_id");