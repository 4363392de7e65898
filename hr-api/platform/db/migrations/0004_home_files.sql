CREATE TABLE "file_folders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"size" bigint NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_photos" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "sender_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "text_code" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "link" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "link_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "link_value" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "text_code" text;--> statement-breakpoint
ALTER TABLE "person_photos" ADD CONSTRAINT "person_photos_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_photos" ADD CONSTRAINT "person_photos_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_sender_id_persons_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_unread_newest" ON "notifications" USING btree ("account_id","kind","created_at") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "employments_joining" ON "employments" USING btree ((extract(month from "valid_from")::int * 100 + extract(day from "valid_from")::int));--> statement-breakpoint
CREATE INDEX "persons_birthday" ON "persons" USING btree ((extract(month from "born_on")::int * 100 + extract(day from "born_on")::int));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_link" CHECK ("notifications"."link" ~ '^([a-z0-9-]+/[a-z0-9-]+)?$');--> statement-breakpoint
INSERT INTO "file_folders" DEFAULT VALUES;