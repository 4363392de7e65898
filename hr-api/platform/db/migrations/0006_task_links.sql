ALTER TABLE "tasks" ADD COLUMN "link" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_link" CHECK ("tasks"."link" ~ '^([a-z0-9-]+/[a-z0-9-]+)?$');