CREATE TABLE "saved_org_filters" (
	"code" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"chosen" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_org_filters" ADD CONSTRAINT "saved_org_filters_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_org_filters_once" ON "saved_org_filters" USING btree ("account_id","digest");