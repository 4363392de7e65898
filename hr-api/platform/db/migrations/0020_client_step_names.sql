DROP INDEX "client_steps_account";--> statement-breakpoint
ALTER TABLE "client_steps" ADD COLUMN "names_hash" text NOT NULL;--> statement-breakpoint
CREATE INDEX "client_steps_names" ON "client_steps" USING btree ("names_hash","created_at");--> statement-breakpoint
CREATE INDEX "client_steps_account" ON "client_steps" USING btree ("account_id");