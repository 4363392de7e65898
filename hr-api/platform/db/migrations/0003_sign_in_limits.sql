CREATE TABLE "known_browsers" (
	"browser" text NOT NULL,
	"account_id" uuid NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browsers_browser_account_id_pk" PRIMARY KEY("browser","account_id")
);
--> statement-breakpoint
CREATE TABLE "budgets" (
	"subject" text PRIMARY KEY NOT NULL,
	"whole_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "client_steps" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "password_codes" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_browsers_account" ON "known_browsers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "known_browsers_last_used_at" ON "known_browsers" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "budgets_whole_at" ON "budgets" USING btree ("whole_at");