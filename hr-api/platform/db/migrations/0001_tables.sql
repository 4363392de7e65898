CREATE TYPE "public"."account_kind" AS ENUM('employee', 'client', 'candidate');--> statement-breakpoint
CREATE TYPE "public"."type_of_user" AS ENUM('E', 'V');--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"account_id" uuid,
	"role_code" integer,
	"request_id" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"action" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "acceptances" (
	"conduct_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "acceptances_conduct_id_person_id_pk" PRIMARY KEY("conduct_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "conduct_audiences" (
	"conduct_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text DEFAULT '' NOT NULL,
	CONSTRAINT "conduct_audiences_conduct_id_kind_value_pk" PRIMARY KEY("conduct_id","kind","value"),
	CONSTRAINT "conduct_audiences_kind" CHECK ("conduct_audiences"."kind" in ('everyone', 'unit', 'location', 'person')),
	CONSTRAINT "conduct_audiences_value" CHECK (("conduct_audiences"."kind" = 'everyone') = ("conduct_audiences"."value" = ''))
);
--> statement-breakpoint
CREATE TABLE "conduct_texts" (
	"conduct_id" uuid NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"agree_text" text NOT NULL,
	CONSTRAINT "conduct_texts_conduct_id_language_pk" PRIMARY KEY("conduct_id","language")
);
--> statement-breakpoint
CREATE TABLE "conducts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"series" text NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"section_codes" text[] DEFAULT '{}' NOT NULL,
	"document_code" text,
	"signs_by_itself" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "conducts_code_unique" UNIQUE("code"),
	CONSTRAINT "conducts_version" UNIQUE("series","version"),
	CONSTRAINT "conducts_kind" CHECK ("conducts"."kind" in ('html', 'placeholder-pdf', 'profile-sections', 'signed-letter')),
	CONSTRAINT "conducts_document" CHECK (("conducts"."kind" in ('placeholder-pdf', 'signed-letter')) = ("conducts"."document_code" is not null)),
	CONSTRAINT "conducts_sections" CHECK (("conducts"."kind" = 'profile-sections') = (cardinality("conducts"."section_codes") > 0))
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"sender_id" uuid NOT NULL,
	"receiver_id" uuid NOT NULL,
	"content" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishes_code_unique" UNIQUE("code"),
	CONSTRAINT "wishes_kind" CHECK ("wishes"."kind" in ('BirthDay', 'Joining'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_records" (
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"request_hash" text NOT NULL,
	"reply" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_records_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"role_code" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_code_unique" UNIQUE("code"),
	CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" in ('N', 'M'))
);
--> statement-breakpoint
CREATE TABLE "businesses" (
	"code" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"logo_width" integer,
	"logo_height" integer
);
--> statement-breakpoint
CREATE TABLE "job_status_kinds" (
	"code" integer PRIMARY KEY NOT NULL,
	"ends_by" text NOT NULL,
	CONSTRAINT "job_status_kinds_ends_by" CHECK ("job_status_kinds"."ends_by" in ('length', 'date', 'next'))
);
--> statement-breakpoint
CREATE TABLE "levels" (
	"code" text PRIMARY KEY NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "levels_rank_unique" UNIQUE("rank")
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"code" text PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "units" (
	"code" text PRIMARY KEY NOT NULL,
	"parent_code" text,
	"position" integer NOT NULL,
	CONSTRAINT "units_not_own_parent" CHECK ("units"."parent_code" <> "units"."code")
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"employment_id" uuid NOT NULL,
	"business_code" text NOT NULL,
	"company_code" text NOT NULL,
	"unit_code" text NOT NULL,
	"location_code" text NOT NULL,
	"level_code" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"justification" text DEFAULT '' NOT NULL,
	CONSTRAINT "assignments_span" CHECK ("assignments"."valid_to" > "assignments"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "corrections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"table_name" text NOT NULL,
	"row_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"corrected_by" uuid NOT NULL,
	"corrected_at" timestamp with time zone NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "employments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"person_id" uuid NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"left_because" text,
	CONSTRAINT "employments_code_unique" UNIQUE("code"),
	CONSTRAINT "employments_span" CHECK ("employments"."valid_to" > "employments"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "job_statuses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"employment_id" uuid NOT NULL,
	"status_code" integer NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"justification" text DEFAULT '' NOT NULL,
	CONSTRAINT "job_statuses_span" CHECK ("job_statuses"."valid_to" > "job_statuses"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "persons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"empid" text,
	"name" text NOT NULL,
	"given_name" text NOT NULL,
	"family_name" text NOT NULL,
	"mail" text,
	"born_on" date,
	"gender" text,
	"nationality" text,
	"phone" text,
	"personal_mail" text,
	"home_address" text,
	"emergency_contact" text,
	"about" text
);
--> statement-breakpoint
CREATE TABLE "reporting_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"employment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"leader_id" uuid NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"justification" text DEFAULT '' NOT NULL,
	CONSTRAINT "reporting_lines_span" CHECK ("reporting_lines"."valid_to" > "reporting_lines"."valid_from"),
	CONSTRAINT "reporting_lines_kind" CHECK ("reporting_lines"."kind" in ('manager', 'admin_manager', 'reviewer')),
	CONSTRAINT "reporting_lines_not_self" CHECK ("reporting_lines"."leader_id" <> "reporting_lines"."employment_id")
);
--> statement-breakpoint
CREATE TABLE "role_grants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"role_code" integer NOT NULL,
	"scope" text NOT NULL,
	"unit_code" text,
	"valid_from" date NOT NULL,
	"valid_to" date,
	CONSTRAINT "role_grants_span" CHECK ("role_grants"."valid_to" > "role_grants"."valid_from"),
	CONSTRAINT "role_grants_scope" CHECK ("role_grants"."scope" in ('self', 'tree', 'unit', 'all')),
	CONSTRAINT "role_grants_unit" CHECK (("role_grants"."scope" = 'unit') = ("role_grants"."unit_code" is not null))
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"code" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"code" integer PRIMARY KEY NOT NULL,
	"module_code" integer NOT NULL,
	"link" text NOT NULL,
	"group_code" text NOT NULL,
	"sub_group_code" text NOT NULL,
	"position" integer NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	CONSTRAINT "menus_link" UNIQUE("module_code","link"),
	CONSTRAINT "menus_link_is_one_segment" CHECK ("menus"."link" ~ '^[a-z0-9-]+$')
);
--> statement-breakpoint
CREATE TABLE "modules" (
	"code" integer PRIMARY KEY NOT NULL,
	"link" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "modules_link_unique" UNIQUE("link")
);
--> statement-breakpoint
CREATE TABLE "role_features" (
	"role_code" integer NOT NULL,
	"feature" text NOT NULL,
	CONSTRAINT "role_features_role_code_feature_pk" PRIMARY KEY("role_code","feature")
);
--> statement-breakpoint
CREATE TABLE "role_menus" (
	"role_code" integer NOT NULL,
	"menu_code" integer NOT NULL,
	CONSTRAINT "role_menus_role_code_menu_code_pk" PRIMARY KEY("role_code","menu_code")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"login_id" varchar(50) NOT NULL,
	"person_id" uuid,
	"kind" "account_kind" NOT NULL,
	"type_of_user" "type_of_user" DEFAULT 'E' NOT NULL,
	"mail" text NOT NULL,
	"password_hash" text,
	"must_pass_code" boolean DEFAULT false NOT NULL,
	"popup_flag" integer DEFAULT 0 NOT NULL,
	"language" varchar(2),
	"starting_role" integer,
	"disabled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "attempt_limits" (
	"subject" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_failure_at" timestamp with time zone NOT NULL,
	"paused_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"voided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" uuid NOT NULL,
	"role_code" integer NOT NULL,
	"flag" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_because" text
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"employment_id" uuid NOT NULL,
	"title" text NOT NULL,
	"due_on" date,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "tasks_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "texts" (
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "texts_kind_code_language_pk" PRIMARY KEY("kind","code","language"),
	CONSTRAINT "texts_name" CHECK ("texts"."name" <> '')
);
--> statement-breakpoint
ALTER TABLE "acceptances" ADD CONSTRAINT "acceptances_conduct_id_conducts_id_fk" FOREIGN KEY ("conduct_id") REFERENCES "public"."conducts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acceptances" ADD CONSTRAINT "acceptances_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conduct_audiences" ADD CONSTRAINT "conduct_audiences_conduct_id_conducts_id_fk" FOREIGN KEY ("conduct_id") REFERENCES "public"."conducts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conduct_texts" ADD CONSTRAINT "conduct_texts_conduct_id_conducts_id_fk" FOREIGN KEY ("conduct_id") REFERENCES "public"."conducts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_sender_id_persons_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_receiver_id_persons_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_role_code_roles_code_fk" FOREIGN KEY ("role_code") REFERENCES "public"."roles"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_parent_code_units_code_fk" FOREIGN KEY ("parent_code") REFERENCES "public"."units"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_employment_id_employments_id_fk" FOREIGN KEY ("employment_id") REFERENCES "public"."employments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_business_code_businesses_code_fk" FOREIGN KEY ("business_code") REFERENCES "public"."businesses"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_company_code_companies_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."companies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_unit_code_units_code_fk" FOREIGN KEY ("unit_code") REFERENCES "public"."units"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_location_code_locations_code_fk" FOREIGN KEY ("location_code") REFERENCES "public"."locations"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_level_code_levels_code_fk" FOREIGN KEY ("level_code") REFERENCES "public"."levels"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employments" ADD CONSTRAINT "employments_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_statuses" ADD CONSTRAINT "job_statuses_employment_id_employments_id_fk" FOREIGN KEY ("employment_id") REFERENCES "public"."employments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_statuses" ADD CONSTRAINT "job_statuses_status_code_job_status_kinds_code_fk" FOREIGN KEY ("status_code") REFERENCES "public"."job_status_kinds"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporting_lines" ADD CONSTRAINT "reporting_lines_employment_id_employments_id_fk" FOREIGN KEY ("employment_id") REFERENCES "public"."employments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporting_lines" ADD CONSTRAINT "reporting_lines_leader_id_employments_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."employments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_grants" ADD CONSTRAINT "role_grants_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_grants" ADD CONSTRAINT "role_grants_role_code_roles_code_fk" FOREIGN KEY ("role_code") REFERENCES "public"."roles"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_grants" ADD CONSTRAINT "role_grants_unit_code_units_code_fk" FOREIGN KEY ("unit_code") REFERENCES "public"."units"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_module_code_modules_code_fk" FOREIGN KEY ("module_code") REFERENCES "public"."modules"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_features" ADD CONSTRAINT "role_features_role_code_roles_code_fk" FOREIGN KEY ("role_code") REFERENCES "public"."roles"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_menus" ADD CONSTRAINT "role_menus_role_code_roles_code_fk" FOREIGN KEY ("role_code") REFERENCES "public"."roles"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_menus" ADD CONSTRAINT "role_menus_menu_code_menus_code_fk" FOREIGN KEY ("menu_code") REFERENCES "public"."menus"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_employment_id_employments_id_fk" FOREIGN KEY ("employment_id") REFERENCES "public"."employments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_kind","subject_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_account" ON "audit_entries" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "acceptances_person" ON "acceptances" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "wishes_receiver" ON "wishes" USING btree ("receiver_id","sent_at");--> statement-breakpoint
CREATE INDEX "wishes_sender" ON "wishes" USING btree ("sender_id","sent_at");--> statement-breakpoint
CREATE INDEX "idempotency_records_created_at" ON "idempotency_records" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_account" ON "notifications" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("account_id","role_code","kind") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "units_parent" ON "units" USING btree ("parent_code");--> statement-breakpoint
CREATE INDEX "assignments_employment" ON "assignments" USING btree ("employment_id","valid_from");--> statement-breakpoint
CREATE INDEX "assignments_unit" ON "assignments" USING btree ("unit_code","valid_from");--> statement-breakpoint
CREATE INDEX "corrections_row" ON "corrections" USING btree ("table_name","row_id");--> statement-breakpoint
CREATE INDEX "employments_person" ON "employments" USING btree ("person_id","valid_from");--> statement-breakpoint
CREATE INDEX "job_statuses_employment" ON "job_statuses" USING btree ("employment_id","valid_from");--> statement-breakpoint
CREATE UNIQUE INDEX "persons_empid" ON "persons" USING btree (lower("empid"));--> statement-breakpoint
CREATE INDEX "reporting_lines_employment" ON "reporting_lines" USING btree ("employment_id","kind","valid_from");--> statement-breakpoint
CREATE INDEX "reporting_lines_leader" ON "reporting_lines" USING btree ("leader_id","kind","valid_from","valid_to","employment_id");--> statement-breakpoint
CREATE INDEX "role_grants_account" ON "role_grants" USING btree ("account_id","role_code");--> statement-breakpoint
CREATE INDEX "role_menus_menu" ON "role_menus" USING btree ("menu_code");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_login_id" ON "accounts" USING btree (lower("login_id"));--> statement-breakpoint
CREATE INDEX "accounts_person" ON "accounts" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "attempt_limits_last_failure_at" ON "attempt_limits" USING btree ("last_failure_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_account" ON "one_time_codes" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_session" ON "one_time_codes" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_ends_at" ON "sessions" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "tasks_pending" ON "tasks" USING btree ("employment_id") WHERE "tasks"."done_at" is null;