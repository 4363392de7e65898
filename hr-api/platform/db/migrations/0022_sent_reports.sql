CREATE TABLE "report_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_schedule_id" uuid NOT NULL,
	"account_id" uuid,
	"address" text DEFAULT '' NOT NULL,
	"role_code" integer,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"row_count" integer DEFAULT 0 NOT NULL,
	"fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"missing_columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"file_id" uuid,
	"file_name" text DEFAULT '' NOT NULL,
	"link_code" text,
	"link_ends_at" timestamp with time zone,
	"grants" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_deliveries_link_code_unique" UNIQUE("link_code")
);
--> statement-breakpoint
CREATE TABLE "report_recipients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"report_schedule_id" uuid NOT NULL,
	"account_id" uuid,
	"role_code" integer,
	CONSTRAINT "report_recipients_account" UNIQUE("report_schedule_id","account_id"),
	CONSTRAINT "report_recipients_role" UNIQUE("report_schedule_id","role_code"),
	CONSTRAINT "report_recipients_one" CHECK (("report_recipients"."account_id" is null) <> ("report_recipients"."role_code" is null))
);
--> statement-breakpoint
CREATE TABLE "report_releases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"saved_report_id" uuid NOT NULL,
	"address" text NOT NULL,
	"until_on" date NOT NULL,
	"fields" jsonb NOT NULL,
	"account_id" uuid NOT NULL,
	"role_code" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_releases_code_unique" UNIQUE("code"),
	CONSTRAINT "report_releases_address" UNIQUE("saved_report_id","address")
);
--> statement-breakpoint
CREATE TABLE "report_schedules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"role_code" integer NOT NULL,
	"report_code" text NOT NULL,
	"saved_report_id" uuid,
	"has_layout" boolean NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"schedule_id" uuid NOT NULL,
	"is_immediate" boolean NOT NULL,
	"format" text NOT NULL,
	"rows" jsonb NOT NULL,
	"addresses" jsonb NOT NULL,
	"send_when" text NOT NULL,
	"limit_field" text DEFAULT '' NOT NULL,
	"limit_value" double precision DEFAULT 0 NOT NULL,
	"paused_because" text,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "report_schedules_code_unique" UNIQUE("code"),
	CONSTRAINT "report_schedules_schedule_id_unique" UNIQUE("schedule_id")
);
--> statement-breakpoint
CREATE TABLE "report_subscriptions" (
	"report_schedule_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"is_subscribed" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_subscriptions_report_schedule_id_account_id_pk" PRIMARY KEY("report_schedule_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "report_deliveries" ADD CONSTRAINT "report_deliveries_id_schedule_deliveries_id_fk" FOREIGN KEY ("id") REFERENCES "public"."schedule_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_deliveries" ADD CONSTRAINT "report_deliveries_report_schedule_id_report_schedules_id_fk" FOREIGN KEY ("report_schedule_id") REFERENCES "public"."report_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_deliveries" ADD CONSTRAINT "report_deliveries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_deliveries" ADD CONSTRAINT "report_deliveries_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_recipients" ADD CONSTRAINT "report_recipients_report_schedule_id_report_schedules_id_fk" FOREIGN KEY ("report_schedule_id") REFERENCES "public"."report_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_recipients" ADD CONSTRAINT "report_recipients_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_recipients" ADD CONSTRAINT "report_recipients_role_code_roles_code_fk" FOREIGN KEY ("role_code") REFERENCES "public"."roles"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_releases" ADD CONSTRAINT "report_releases_saved_report_id_saved_reports_id_fk" FOREIGN KEY ("saved_report_id") REFERENCES "public"."saved_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_releases" ADD CONSTRAINT "report_releases_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_releases" ADD CONSTRAINT "report_releases_role_code_roles_code_fk" FOREIGN KEY ("role_code") REFERENCES "public"."roles"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedules" ADD CONSTRAINT "report_schedules_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedules" ADD CONSTRAINT "report_schedules_role_code_roles_code_fk" FOREIGN KEY ("role_code") REFERENCES "public"."roles"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedules" ADD CONSTRAINT "report_schedules_saved_report_id_saved_reports_id_fk" FOREIGN KEY ("saved_report_id") REFERENCES "public"."saved_reports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedules" ADD CONSTRAINT "report_schedules_schedule_id_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_subscriptions" ADD CONSTRAINT "report_subscriptions_report_schedule_id_report_schedules_id_fk" FOREIGN KEY ("report_schedule_id") REFERENCES "public"."report_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_subscriptions" ADD CONSTRAINT "report_subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_deliveries_schedule" ON "report_deliveries" USING btree ("report_schedule_id","created_at");--> statement-breakpoint
CREATE INDEX "report_deliveries_account" ON "report_deliveries" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "report_deliveries_file" ON "report_deliveries" USING btree ("created_at") WHERE "report_deliveries"."file_id" is not null;--> statement-breakpoint
CREATE INDEX "report_schedules_account" ON "report_schedules" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "report_schedules_layout" ON "report_schedules" USING btree ("saved_report_id");--> statement-breakpoint
CREATE INDEX "report_subscriptions_account" ON "report_subscriptions" USING btree ("account_id");