CREATE TABLE "sensitive_months" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tile" text NOT NULL,
	"month_end" date NOT NULL,
	"threshold" integer NOT NULL,
	"views" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"compared_at" timestamp with time zone NOT NULL,
	"superseded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sensitive_purposes" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sensitive_settings" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"tiles" text[] DEFAULT '{}' NOT NULL,
	"threshold" integer DEFAULT 5 NOT NULL,
	CONSTRAINT "sensitive_settings_one" CHECK ("sensitive_settings"."id"),
	CONSTRAINT "sensitive_settings_threshold" CHECK ("sensitive_settings"."threshold" >= 3)
);
--> statement-breakpoint
ALTER TABLE "sensitive_purposes" ADD CONSTRAINT "sensitive_purposes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sensitive_months_month" ON "sensitive_months" USING btree ("tile","month_end");