CREATE TABLE "mail_opt_outs" (
	"account_id" uuid NOT NULL,
	"template_code" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_opt_outs_account_id_template_code_pk" PRIMARY KEY("account_id","template_code")
);
--> statement-breakpoint
CREATE TABLE "sent_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"template_code" text,
	"subject" text,
	"state" text NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "birthday_greetings" (
	"person_id" uuid NOT NULL,
	"year" integer NOT NULL,
	CONSTRAINT "birthday_greetings_person_id_year_pk" PRIMARY KEY("person_id","year")
);
--> statement-breakpoint
ALTER TABLE "birthday_greetings" ADD CONSTRAINT "birthday_greetings_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_mails_account" ON "sent_mails" USING btree ("account_id","queued_at","id");--> statement-breakpoint
CREATE INDEX "sent_mails_queued" ON "sent_mails" USING btree ("queued_at","id");