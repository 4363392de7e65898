CREATE TABLE "dashboard_role_views" (
	"role_code" integer NOT NULL,
	"page" text NOT NULL,
	"tiles" jsonb NOT NULL,
	CONSTRAINT "dashboard_role_views_role_code_page_pk" PRIMARY KEY("role_code","page")
);
--> statement-breakpoint
CREATE TABLE "dashboard_views" (
	"account_id" uuid NOT NULL,
	"page" text NOT NULL,
	"tiles" jsonb NOT NULL,
	CONSTRAINT "dashboard_views_account_id_page_pk" PRIMARY KEY("account_id","page")
);
--> statement-breakpoint
ALTER TABLE "dashboard_role_views" ADD CONSTRAINT "dashboard_role_views_role_code_roles_code_fk" FOREIGN KEY ("role_code") REFERENCES "public"."roles"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dashboard_views" ADD CONSTRAINT "dashboard_views_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;