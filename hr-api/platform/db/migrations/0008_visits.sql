CREATE TABLE "visits" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"signed_in_at" timestamp with time zone NOT NULL,
	"away_since" timestamp with time zone,
	"back_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;