ALTER TABLE "sessions" ADD COLUMN "browser_kind" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "disabled_reason" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "disabled_by" uuid;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "invited_at" timestamp with time zone;