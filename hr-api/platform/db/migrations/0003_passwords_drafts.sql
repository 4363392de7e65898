CREATE TABLE "drafts" (
	"account_id" uuid NOT NULL,
	"form" text NOT NULL,
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "drafts_account_id_form_subject_pk" PRIMARY KEY("account_id","form","subject")
);
--> statement-breakpoint
CREATE TABLE "password_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"voided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_codes" ADD CONSTRAINT "password_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_saved_at" ON "drafts" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "password_codes_account" ON "password_codes" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "password_codes_created_at" ON "password_codes" USING btree ("created_at");