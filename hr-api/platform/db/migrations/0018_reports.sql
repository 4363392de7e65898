CREATE TABLE "report_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"report_code" text NOT NULL,
	"format" text NOT NULL,
	"state" text NOT NULL,
	"row_count" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "report_runs_state" CHECK ("report_runs"."state" in ('running', 'complete', 'failed', 'stopped'))
);
--> statement-breakpoint
CREATE TABLE "saved_report_fields" (
	"saved_report_id" uuid NOT NULL,
	"field_name" text NOT NULL,
	"position" integer NOT NULL,
	"is_shown" boolean NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	CONSTRAINT "saved_report_fields_saved_report_id_field_name_pk" PRIMARY KEY("saved_report_id","field_name")
);
--> statement-breakpoint
CREATE TABLE "saved_report_roles" (
	"saved_report_id" uuid NOT NULL,
	"role_code" integer NOT NULL,
	CONSTRAINT "saved_report_roles_saved_report_id_role_code_pk" PRIMARY KEY("saved_report_id","role_code")
);
--> statement-breakpoint
CREATE TABLE "saved_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"report_code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_reports_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "report_runs" ADD CONSTRAINT "report_runs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_report_fields" ADD CONSTRAINT "saved_report_fields_saved_report_id_saved_reports_id_fk" FOREIGN KEY ("saved_report_id") REFERENCES "public"."saved_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_report_roles" ADD CONSTRAINT "saved_report_roles_saved_report_id_saved_reports_id_fk" FOREIGN KEY ("saved_report_id") REFERENCES "public"."saved_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_report_roles" ADD CONSTRAINT "saved_report_roles_role_code_roles_code_fk" FOREIGN KEY ("role_code") REFERENCES "public"."roles"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_reports" ADD CONSTRAINT "saved_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "report_runs_code" ON "report_runs" USING btree ("account_id","code");--> statement-breakpoint
CREATE INDEX "report_runs_started" ON "report_runs" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "saved_report_roles_role" ON "saved_report_roles" USING btree ("role_code");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_reports_name" ON "saved_reports" USING btree ("account_id","report_code",lower("name"));--> statement-breakpoint
CREATE INDEX "saved_reports_report" ON "saved_reports" USING btree ("report_code");