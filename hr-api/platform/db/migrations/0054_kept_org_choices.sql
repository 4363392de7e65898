CREATE TABLE "kept_org_choices" (
	"code" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"chosen" jsonb NOT NULL,
	"kept_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_org_choices" ADD CONSTRAINT "kept_org_choices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "kept_org_choices_once" ON "kept_org_choices" USING btree ("account_id","digest");