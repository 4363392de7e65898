CREATE TABLE "internal_message_readings" (
	"message_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "internal_message_readings_message_id_account_id_pk" PRIMARY KEY("message_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "internal_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"text_code" text,
	"location_code" text,
	"valid_from" date NOT NULL,
	"valid_to" date,
	CONSTRAINT "internal_messages_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "about_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "category" text DEFAULT 'information' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "internal_message_readings" ADD CONSTRAINT "internal_message_readings_message_id_internal_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."internal_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internal_message_readings" ADD CONSTRAINT "internal_message_readings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internal_messages" ADD CONSTRAINT "internal_messages_location_code_locations_code_fk" FOREIGN KEY ("location_code") REFERENCES "public"."locations"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_about_id_persons_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;