CREATE TABLE "client_steps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" uuid,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"code_ends_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"voided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "client_users" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"user_name" varchar(50) NOT NULL,
	"organisation" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conduct_reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conduct_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"reminded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"fcm_token" text DEFAULT '' NOT NULL,
	"installation_id" varchar(255) DEFAULT '' NOT NULL,
	"reg_id" text DEFAULT '' NOT NULL,
	"device_type" varchar(255) DEFAULT '' NOT NULL,
	"device_name" varchar(255) DEFAULT '' NOT NULL,
	"os_version" varchar(255) DEFAULT '' NOT NULL,
	"os_model" varchar(255) DEFAULT '' NOT NULL,
	"mac_address" varchar(255) DEFAULT '' NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "devices_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "signatures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"document_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"document_hash" text NOT NULL,
	"way" text NOT NULL,
	"signed_name" text NOT NULL,
	"client_address" text,
	"signed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "signatures_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" uuid NOT NULL,
	"bound_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
ALTER TABLE "conducts" DROP CONSTRAINT "conducts_kind";--> statement-breakpoint
ALTER TABLE "conducts" DROP CONSTRAINT "conducts_document";--> statement-breakpoint
ALTER TABLE "acceptances" ADD COLUMN "signature_id" uuid;--> statement-breakpoint
ALTER TABLE "conducts" ADD COLUMN "document_id" uuid;--> statement-breakpoint
ALTER TABLE "conducts" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conducts" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "client_steps" ADD CONSTRAINT "client_steps_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_users" ADD CONSTRAINT "client_users_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conduct_reminders" ADD CONSTRAINT "conduct_reminders_conduct_id_conducts_id_fk" FOREIGN KEY ("conduct_id") REFERENCES "public"."conducts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conduct_reminders" ADD CONSTRAINT "conduct_reminders_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conduct_reminders" ADD CONSTRAINT "conduct_reminders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_document_id_uploads_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "client_steps_token_hash" ON "client_steps" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "client_steps_account" ON "client_steps" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "client_steps_ends_at" ON "client_steps" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "client_users_name" ON "client_users" USING btree (lower("user_name"));--> statement-breakpoint
CREATE INDEX "conduct_reminders_person" ON "conduct_reminders" USING btree ("conduct_id","person_id","reminded_at");--> statement-breakpoint
CREATE INDEX "devices_account" ON "devices" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "signatures_person" ON "signatures" USING btree ("person_id","document_id");--> statement-breakpoint
CREATE INDEX "signatures_document_hash" ON "signatures" USING btree ("document_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "identities_account" ON "identities" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "acceptances" ADD CONSTRAINT "acceptances_signature_id_signatures_id_fk" FOREIGN KEY ("signature_id") REFERENCES "public"."signatures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conducts" ADD CONSTRAINT "conducts_document_id_uploads_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conducts" DROP COLUMN "document_code";--> statement-breakpoint
ALTER TABLE "conducts" ADD CONSTRAINT "conducts_kind" CHECK ("conducts"."kind" in ('html', 'pdf', 'placeholder-pdf', 'profile-sections', 'signed-letter'));--> statement-breakpoint
ALTER TABLE "conducts" ADD CONSTRAINT "conducts_document" CHECK ("conducts"."document_id" is null or "conducts"."kind" not in ('html', 'profile-sections'));