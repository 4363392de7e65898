CREATE TABLE "grant_details" (
	"grant_id" uuid PRIMARY KEY NOT NULL,
	"given_by" uuid,
	"given_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"confirmed_by" uuid,
	"confirmed_on" date
);
--> statement-breakpoint
CREATE TABLE "role_states" (
	"role_code" integer PRIMARY KEY NOT NULL,
	"is_own" boolean DEFAULT false NOT NULL,
	"copied_from" integer,
	"created_at" timestamp with time zone,
	"created_by" uuid,
	"retired_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "role_uses" (
	"account_id" uuid NOT NULL,
	"role_code" integer NOT NULL,
	"last_used_on" date NOT NULL,
	"is_known" boolean DEFAULT true NOT NULL,
	CONSTRAINT "role_uses_account_id_role_code_pk" PRIMARY KEY("account_id","role_code")
);
--> statement-breakpoint
ALTER TABLE "grant_details" ADD CONSTRAINT "grant_details_grant_id_role_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."role_grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_states" ADD CONSTRAINT "role_states_role_code_roles_code_fk" FOREIGN KEY ("role_code") REFERENCES "public"."roles"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_uses" ADD CONSTRAINT "role_uses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "role_uses" ("account_id", "role_code", "last_used_on", "is_known") SELECT DISTINCT "account_id", "role_code", current_date, false FROM "role_grants";
