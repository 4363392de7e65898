-- The schema that the 24 migrations of release 0.1.0 made, and what 0001 adds to it: what those did to a database counts as this.
create extension if not exists citext;
--> statement-breakpoint
create extension if not exists unaccent;
--> statement-breakpoint
create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists btree_gist;
--> statement-breakpoint
-- What makes texts comparable: compatibility forms put together, no accents, small letters. It keeps the search path of this
-- day, so that a restored database finds the extension wherever it lies.
create function searchable(text) returns text language sql immutable strict parallel safe set search_path from current
  as $$ select lower(unaccent('unaccent', normalize($1, NFKC))) $$;
--> statement-breakpoint
CREATE TYPE "public"."account_kind" AS ENUM('employee', 'client', 'candidate');--> statement-breakpoint
CREATE TYPE "public"."type_of_user" AS ENUM('E', 'V');--> statement-breakpoint
CREATE TABLE "client_steps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" uuid,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"code_ends_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"voided_at" timestamp with time zone,
	"names_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_users" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"user_name" varchar(50) NOT NULL,
	"organisation" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"fcm_token" text DEFAULT '' NOT NULL,
	"installation_id" varchar(255) DEFAULT '' NOT NULL,
	"reg_id" text DEFAULT '' NOT NULL,
	"device_type" varchar(255) DEFAULT '' NOT NULL,
	"device_name" varchar(255) DEFAULT '' NOT NULL,
	"os_version" varchar(255) DEFAULT '' NOT NULL,
	"os_model" varchar(255) DEFAULT '' NOT NULL,
	"mac_address" varchar(255) DEFAULT '' NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "devices_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "password_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"voided_at" timestamp with time zone
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
	"ended_because" text,
	"device_id" uuid
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" uuid NOT NULL,
	"bound_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "acceptances" (
	"conduct_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"signature_id" uuid,
	"language" text,
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
CREATE TABLE "conduct_reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conduct_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"reminded_at" timestamp with time zone NOT NULL
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
	"signs_by_itself" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"document_id" uuid,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conducts_code_unique" UNIQUE("code"),
	CONSTRAINT "conducts_version" UNIQUE("series","version"),
	CONSTRAINT "conducts_kind" CHECK ("conducts"."kind" in ('html', 'pdf', 'placeholder-pdf', 'profile-sections', 'signed-letter')),
	CONSTRAINT "conducts_document" CHECK ("conducts"."document_id" is null or "conducts"."kind" not in ('html', 'profile-sections')),
	CONSTRAINT "conducts_sections" CHECK (("conducts"."kind" = 'profile-sections') = (cardinality("conducts"."section_codes") > 0))
);
--> statement-breakpoint
CREATE TABLE "helpdesk_members" (
	"process_code" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"is_lead" boolean DEFAULT false NOT NULL,
	CONSTRAINT "helpdesk_members_process_code_account_id_pk" PRIMARY KEY("process_code","account_id")
);
--> statement-breakpoint
CREATE TABLE "helpdesk_priorities" (
	"code" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "helpdesk_priorities_code_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000 CACHE 1),
	"name" text NOT NULL,
	"text_code" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"response_minutes" integer DEFAULT 0 NOT NULL,
	"resolution_minutes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "helpdesk_priorities_targets" CHECK ("helpdesk_priorities"."response_minutes" >= 0 and "helpdesk_priorities"."resolution_minutes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "helpdesk_processes" (
	"code" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "helpdesk_processes_code_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000 CACHE 1),
	"name" text NOT NULL,
	"text_code" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_for_clients" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "helpdesk_sub_processes" (
	"code" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "helpdesk_sub_processes_code_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000 CACHE 1),
	"name" text NOT NULL,
	"text_code" text,
	"process_code" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "helpdesk_versions" (
	"version" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "holidays" (
	"day" date PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"process_code" integer,
	"is_shared" boolean DEFAULT false NOT NULL,
	CONSTRAINT "saved_replies_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "ticket_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"ticket_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"side" text NOT NULL,
	"author_id" uuid,
	"body" text NOT NULL,
	"change" jsonb,
	"upload_id" uuid,
	"status_code" integer NOT NULL,
	"priority_code" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_messages_code_unique" UNIQUE("code"),
	CONSTRAINT "ticket_messages_author" CHECK (("ticket_messages"."author_id" is null) = ("ticket_messages"."side" = 'system'))
);
--> statement-breakpoint
CREATE TABLE "ticket_readings" (
	"ticket_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_readings_ticket_id_account_id_pk" PRIMARY KEY("ticket_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "ticket_statuses" (
	"code" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "ticket_statuses_code_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000 CACHE 1),
	"name" text NOT NULL,
	"text_code" text,
	"next_codes" integer[] NOT NULL,
	"requester_next_codes" integer[] NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"number" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "tickets_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"requester_id" uuid NOT NULL,
	"requester_label" text NOT NULL,
	"subject" text NOT NULL,
	"process_code" integer NOT NULL,
	"sub_process_code" integer NOT NULL,
	"priority_code" integer NOT NULL,
	"status_code" integer NOT NULL,
	"assignee_id" uuid,
	"path" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"desk_updated_at" timestamp with time zone NOT NULL,
	"last_from_requester_at" timestamp with time zone NOT NULL,
	"last_from_desk_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"response_due_at" timestamp with time zone,
	"resolution_due_at" timestamp with time zone,
	"response_left" integer,
	"resolution_left" integer,
	"response_escalated_at" timestamp with time zone,
	"resolution_escalated_at" timestamp with time zone,
	"rating" smallint,
	"rating_comment" text DEFAULT '' NOT NULL,
	"rated_at" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (searchable(number::text || ' ' || subject || ' ' || requester_label)) STORED NOT NULL,
	"due_sort_at" timestamp with time zone GENERATED ALWAYS AS (case when closed_at is not null then 'infinity'::timestamptz
          else coalesce(least(case when answered_at is null then response_due_at end, resolution_due_at), 'infinity'::timestamptz) end) STORED NOT NULL,
	CONSTRAINT "tickets_code_unique" UNIQUE("code"),
	CONSTRAINT "tickets_number_unique" UNIQUE("number"),
	CONSTRAINT "tickets_rating" CHECK ("tickets"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "working_hours" (
	"weekday" smallint PRIMARY KEY NOT NULL,
	"from_minute" smallint NOT NULL,
	"to_minute" smallint NOT NULL,
	CONSTRAINT "working_hours_weekday" CHECK ("working_hours"."weekday" between 1 and 7),
	CONSTRAINT "working_hours_span" CHECK (0 <= "working_hours"."from_minute" and "working_hours"."from_minute" < "working_hours"."to_minute" and "working_hours"."to_minute" <= 1440)
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
CREATE TABLE "role_permissions" (
	"role_code" integer NOT NULL,
	"permission" text NOT NULL,
	CONSTRAINT "role_permissions_role_code_permission_pk" PRIMARY KEY("role_code","permission")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"code" integer PRIMARY KEY NOT NULL
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
CREATE TABLE "person_photos" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL
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
	"about" text,
	"search_text" text GENERATED ALWAYS AS (searchable(coalesce(empid, '') || ' ' || name)) STORED NOT NULL,
	CONSTRAINT "persons_name_length" CHECK (octet_length("persons"."name") <= 800)
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
CREATE TABLE "drafts" (
	"account_id" uuid NOT NULL,
	"form" text NOT NULL,
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "drafts_account_id_form_subject_pk" PRIMARY KEY("account_id","form","subject")
);
--> statement-breakpoint
CREATE TABLE "file_folders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"size" bigint NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"subject" text NOT NULL,
	"file_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	CONSTRAINT "uploads_code_unique" UNIQUE("code")
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
CREATE TABLE "buddy_task_marks" (
	"account_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	CONSTRAINT "buddy_task_marks_account_id_task_id_pk" PRIMARY KEY("account_id","task_id")
);
--> statement-breakpoint
CREATE TABLE "buddy_task_texts" (
	"task_id" uuid NOT NULL,
	"language" text NOT NULL,
	"category_name" text NOT NULL,
	"name" text NOT NULL,
	"header" text NOT NULL,
	"footer" text NOT NULL,
	"steps" jsonb NOT NULL,
	CONSTRAINT "buddy_task_texts_task_id_language_pk" PRIMARY KEY("task_id","language")
);
--> statement-breakpoint
CREATE TABLE "buddy_tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"category_code" text NOT NULL,
	"module" text NOT NULL,
	"link" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "buddy_tasks_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "tour_buddies" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"image_name" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tour_images" (
	"name" text PRIMARY KEY NOT NULL,
	"drawing" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wish_images" (
	"path" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "wish_images_path" CHECK ("wish_images"."path" ~ '^[a-z0-9-]+(/[a-z0-9-]+)*[.](svg|png|jpg)$')
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
	"image_path" text,
	"occasion_on" date,
	CONSTRAINT "wishes_code_unique" UNIQUE("code"),
	CONSTRAINT "wishes_kind" CHECK ("wishes"."kind" in ('BirthDay', 'Joining'))
);
--> statement-breakpoint
CREATE TABLE "article_modules" (
	"article_id" uuid NOT NULL,
	"module_code" integer NOT NULL,
	CONSTRAINT "article_modules_article_id_module_code_pk" PRIMARY KEY("article_id","module_code")
);
--> statement-breakpoint
CREATE TABLE "article_pages" (
	"article_id" uuid NOT NULL,
	"language" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "article_pages_article_id_language_position_pk" PRIMARY KEY("article_id","language","position"),
	CONSTRAINT "article_pages_position" CHECK ("article_pages"."position" > 0)
);
--> statement-breakpoint
CREATE TABLE "article_roles" (
	"article_id" uuid NOT NULL,
	"role_code" integer NOT NULL,
	CONSTRAINT "article_roles_article_id_role_code_pk" PRIMARY KEY("article_id","role_code")
);
--> statement-breakpoint
CREATE TABLE "article_texts" (
	"article_id" uuid NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"file_id" uuid,
	"file_name" text DEFAULT '' NOT NULL,
	"title_text" text NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "article_texts_article_id_language_pk" PRIMARY KEY("article_id","language"),
	CONSTRAINT "article_texts_name" CHECK ("article_texts"."name" <> '')
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"category_code" text NOT NULL,
	"display_order" integer NOT NULL,
	"created_on" date NOT NULL,
	CONSTRAINT "articles_code_unique" UNIQUE("code"),
	CONSTRAINT "articles_kind" CHECK ("articles"."kind" in ('pdf', 'html'))
);
--> statement-breakpoint
CREATE TABLE "internal_message_readings" (
	"message_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "internal_message_readings_message_id_account_id_pk" PRIMARY KEY("message_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "internal_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"text_code" text,
	"location_code" text,
	"valid_from" date NOT NULL,
	"valid_to" date,
	CONSTRAINT "internal_messages_code_unique" UNIQUE("code")
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
	"sender_id" uuid,
	"text_code" text,
	"link" text DEFAULT '' NOT NULL,
	"link_key" text DEFAULT '' NOT NULL,
	"link_value" text DEFAULT '' NOT NULL,
	"about_id" uuid,
	"category" text DEFAULT 'information' NOT NULL,
	"due_on" date,
	CONSTRAINT "notifications_code_unique" UNIQUE("code"),
	CONSTRAINT "notifications_link" CHECK ("notifications"."link" ~ '^([a-z0-9-]+/[a-z0-9-]+)?$'),
	CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" in ('N', 'M'))
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"group_code" integer NOT NULL,
	"menu_code" integer,
	"employment_id" uuid,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourites_once" UNIQUE NULLS NOT DISTINCT("account_id","group_code","menu_code","employment_id"),
	CONSTRAINT "favourites_group" CHECK ("favourites"."group_code" in (1, 2, 5, 13)),
	CONSTRAINT "favourites_menu_or_person" CHECK (("favourites"."group_code" = 1) = ("favourites"."menu_code" is not null) and ("favourites"."group_code" = 1) = ("favourites"."employment_id" is null))
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
CREATE TABLE "shortcuts" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"keys" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signatures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"document_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"document_hash" text NOT NULL,
	"way" text NOT NULL,
	"signed_name" text NOT NULL,
	"client_address" text,
	"signed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "signatures_code_unique" UNIQUE("code")
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
	"text_code" text,
	"link" text DEFAULT '' NOT NULL,
	CONSTRAINT "tasks_code_unique" UNIQUE("code"),
	CONSTRAINT "tasks_link" CHECK ("tasks"."link" ~ '^([a-z0-9-]+/[a-z0-9-]+)?$')
);
--> statement-breakpoint
CREATE TABLE "tour_item_texts" (
	"item_id" uuid NOT NULL,
	"language" text NOT NULL,
	"display_name" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "tour_item_texts_item_id_language_pk" PRIMARY KEY("item_id","language")
);
--> statement-breakpoint
CREATE TABLE "tour_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"tour_id" uuid NOT NULL,
	"field_name" text NOT NULL,
	"display_order" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "tour_items_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "tours" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"type" text NOT NULL,
	"url_name" text NOT NULL,
	CONSTRAINT "tours_code_unique" UNIQUE("code"),
	CONSTRAINT "tours_place" UNIQUE("type","url_name")
);
--> statement-breakpoint
ALTER TABLE "client_steps" ADD CONSTRAINT "client_steps_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_users" ADD CONSTRAINT "client_users_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_codes" ADD CONSTRAINT "password_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acceptances" ADD CONSTRAINT "acceptances_conduct_id_conducts_id_fk" FOREIGN KEY ("conduct_id") REFERENCES "public"."conducts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acceptances" ADD CONSTRAINT "acceptances_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acceptances" ADD CONSTRAINT "acceptances_signature_id_signatures_id_fk" FOREIGN KEY ("signature_id") REFERENCES "public"."signatures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conduct_audiences" ADD CONSTRAINT "conduct_audiences_conduct_id_conducts_id_fk" FOREIGN KEY ("conduct_id") REFERENCES "public"."conducts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conduct_reminders" ADD CONSTRAINT "conduct_reminders_conduct_id_conducts_id_fk" FOREIGN KEY ("conduct_id") REFERENCES "public"."conducts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conduct_reminders" ADD CONSTRAINT "conduct_reminders_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conduct_reminders" ADD CONSTRAINT "conduct_reminders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conduct_texts" ADD CONSTRAINT "conduct_texts_conduct_id_conducts_id_fk" FOREIGN KEY ("conduct_id") REFERENCES "public"."conducts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conducts" ADD CONSTRAINT "conducts_document_id_uploads_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helpdesk_members" ADD CONSTRAINT "helpdesk_members_process_code_helpdesk_processes_code_fk" FOREIGN KEY ("process_code") REFERENCES "public"."helpdesk_processes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helpdesk_members" ADD CONSTRAINT "helpdesk_members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helpdesk_sub_processes" ADD CONSTRAINT "helpdesk_sub_processes_process_code_helpdesk_processes_code_fk" FOREIGN KEY ("process_code") REFERENCES "public"."helpdesk_processes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_replies" ADD CONSTRAINT "saved_replies_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_replies" ADD CONSTRAINT "saved_replies_process_code_helpdesk_processes_code_fk" FOREIGN KEY ("process_code") REFERENCES "public"."helpdesk_processes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_status_code_ticket_statuses_code_fk" FOREIGN KEY ("status_code") REFERENCES "public"."ticket_statuses"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_priority_code_helpdesk_priorities_code_fk" FOREIGN KEY ("priority_code") REFERENCES "public"."helpdesk_priorities"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_readings" ADD CONSTRAINT "ticket_readings_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_readings" ADD CONSTRAINT "ticket_readings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_requester_id_accounts_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_process_code_helpdesk_processes_code_fk" FOREIGN KEY ("process_code") REFERENCES "public"."helpdesk_processes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_sub_process_code_helpdesk_sub_processes_code_fk" FOREIGN KEY ("sub_process_code") REFERENCES "public"."helpdesk_sub_processes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_priority_code_helpdesk_priorities_code_fk" FOREIGN KEY ("priority_code") REFERENCES "public"."helpdesk_priorities"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_status_code_ticket_statuses_code_fk" FOREIGN KEY ("status_code") REFERENCES "public"."ticket_statuses"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_assignee_id_accounts_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_grants" ADD CONSTRAINT "role_grants_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_grants" ADD CONSTRAINT "role_grants_role_code_roles_code_fk" FOREIGN KEY ("role_code") REFERENCES "public"."roles"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_grants" ADD CONSTRAINT "role_grants_unit_code_units_code_fk" FOREIGN KEY ("unit_code") REFERENCES "public"."units"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_permissions" ADD CONSTRAINT "role_permissions_role_code_roles_code_fk" FOREIGN KEY ("role_code") REFERENCES "public"."roles"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "person_photos" ADD CONSTRAINT "person_photos_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_photos" ADD CONSTRAINT "person_photos_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporting_lines" ADD CONSTRAINT "reporting_lines_employment_id_employments_id_fk" FOREIGN KEY ("employment_id") REFERENCES "public"."employments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporting_lines" ADD CONSTRAINT "reporting_lines_leader_id_employments_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."employments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buddy_task_marks" ADD CONSTRAINT "buddy_task_marks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buddy_task_marks" ADD CONSTRAINT "buddy_task_marks_task_id_buddy_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."buddy_tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buddy_task_texts" ADD CONSTRAINT "buddy_task_texts_task_id_buddy_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."buddy_tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_buddies" ADD CONSTRAINT "tour_buddies_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_buddies" ADD CONSTRAINT "tour_buddies_image_name_tour_images_name_fk" FOREIGN KEY ("image_name") REFERENCES "public"."tour_images"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_sender_id_persons_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_receiver_id_persons_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_image_path_wish_images_path_fk" FOREIGN KEY ("image_path") REFERENCES "public"."wish_images"("path") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_modules" ADD CONSTRAINT "article_modules_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_modules" ADD CONSTRAINT "article_modules_module_code_modules_code_fk" FOREIGN KEY ("module_code") REFERENCES "public"."modules"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_pages" ADD CONSTRAINT "article_pages_text" FOREIGN KEY ("article_id","language") REFERENCES "public"."article_texts"("article_id","language") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_roles" ADD CONSTRAINT "article_roles_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_roles" ADD CONSTRAINT "article_roles_role_code_roles_code_fk" FOREIGN KEY ("role_code") REFERENCES "public"."roles"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_texts" ADD CONSTRAINT "article_texts_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_texts" ADD CONSTRAINT "article_texts_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internal_message_readings" ADD CONSTRAINT "internal_message_readings_message_id_internal_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."internal_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internal_message_readings" ADD CONSTRAINT "internal_message_readings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internal_messages" ADD CONSTRAINT "internal_messages_location_code_locations_code_fk" FOREIGN KEY ("location_code") REFERENCES "public"."locations"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_role_code_roles_code_fk" FOREIGN KEY ("role_code") REFERENCES "public"."roles"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_sender_id_persons_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_about_id_persons_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_menu_code_menus_code_fk" FOREIGN KEY ("menu_code") REFERENCES "public"."menus"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_employment_id_employments_id_fk" FOREIGN KEY ("employment_id") REFERENCES "public"."employments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_module_code_modules_code_fk" FOREIGN KEY ("module_code") REFERENCES "public"."modules"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_features" ADD CONSTRAINT "role_features_role_code_roles_code_fk" FOREIGN KEY ("role_code") REFERENCES "public"."roles"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_menus" ADD CONSTRAINT "role_menus_role_code_roles_code_fk" FOREIGN KEY ("role_code") REFERENCES "public"."roles"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_menus" ADD CONSTRAINT "role_menus_menu_code_menus_code_fk" FOREIGN KEY ("menu_code") REFERENCES "public"."menus"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortcuts" ADD CONSTRAINT "shortcuts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_document_id_uploads_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_employment_id_employments_id_fk" FOREIGN KEY ("employment_id") REFERENCES "public"."employments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_item_texts" ADD CONSTRAINT "tour_item_texts_item_id_tour_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."tour_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_items" ADD CONSTRAINT "tour_items_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "client_steps_token_hash" ON "client_steps" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "client_steps_names" ON "client_steps" USING btree ("names_hash","created_at");--> statement-breakpoint
CREATE INDEX "client_steps_account" ON "client_steps" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "client_steps_ends_at" ON "client_steps" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "client_users_name" ON "client_users" USING btree (lower("user_name"));--> statement-breakpoint
CREATE INDEX "devices_account" ON "devices" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "password_codes_account" ON "password_codes" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "password_codes_created_at" ON "password_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "attempt_limits_last_failure_at" ON "attempt_limits" USING btree ("last_failure_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_account" ON "one_time_codes" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_session" ON "one_time_codes" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_device" ON "sessions" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "sessions_ends_at" ON "sessions" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identities_account" ON "identities" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "acceptances_person" ON "acceptances" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "conduct_reminders_person" ON "conduct_reminders" USING btree ("conduct_id","person_id","reminded_at");--> statement-breakpoint
CREATE INDEX "helpdesk_members_account" ON "helpdesk_members" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "helpdesk_priorities_default" ON "helpdesk_priorities" USING btree ("is_default") WHERE "helpdesk_priorities"."is_default";--> statement-breakpoint
CREATE INDEX "helpdesk_sub_processes_process" ON "helpdesk_sub_processes" USING btree ("process_code");--> statement-breakpoint
CREATE INDEX "saved_replies_account" ON "saved_replies" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "ticket_messages_ticket" ON "ticket_messages" USING btree ("ticket_id","created_at");--> statement-breakpoint
CREATE INDEX "ticket_messages_upload" ON "ticket_messages" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "tickets_requester" ON "tickets" USING btree ("requester_id","number");--> statement-breakpoint
CREATE INDEX "tickets_queue" ON "tickets" USING btree ("process_code","status_code","number");--> statement-breakpoint
CREATE INDEX "tickets_assignee" ON "tickets" USING btree ("assignee_id","status_code","number");--> statement-breakpoint
CREATE INDEX "tickets_updated" ON "tickets" USING btree ("updated_at","number");--> statement-breakpoint
CREATE INDEX "tickets_desk_updated" ON "tickets" USING btree ("desk_updated_at","number");--> statement-breakpoint
CREATE INDEX "tickets_due_sort" ON "tickets" USING btree ("due_sort_at","number");--> statement-breakpoint
CREATE INDEX "tickets_priority" ON "tickets" USING btree ("priority_code","number");--> statement-breakpoint
CREATE INDEX "tickets_open" ON "tickets" USING btree ("process_code","number") WHERE "tickets"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "tickets_response_due" ON "tickets" USING btree ("response_due_at") WHERE "tickets"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "tickets_resolution_due" ON "tickets" USING btree ("resolution_due_at") WHERE "tickets"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "tickets_search_text" ON "tickets" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_login_id" ON "accounts" USING btree (lower("login_id"));--> statement-breakpoint
CREATE INDEX "accounts_person" ON "accounts" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "accounts_mail" ON "accounts" USING btree (lower("mail"));--> statement-breakpoint
CREATE INDEX "accounts_external" ON "accounts" USING btree ("person_id") WHERE "accounts"."type_of_user" = 'V';--> statement-breakpoint
CREATE INDEX "role_grants_account" ON "role_grants" USING btree ("account_id","role_code");--> statement-breakpoint
CREATE INDEX "units_parent" ON "units" USING btree ("parent_code");--> statement-breakpoint
CREATE INDEX "assignments_place" ON "assignments" USING btree ("employment_id","valid_from","valid_to","business_code","unit_code");--> statement-breakpoint
CREATE INDEX "assignments_unit" ON "assignments" USING btree ("unit_code","valid_from","valid_to","employment_id");--> statement-breakpoint
CREATE INDEX "assignments_location" ON "assignments" USING btree ("location_code","valid_from","valid_to","employment_id");--> statement-breakpoint
CREATE INDEX "corrections_row" ON "corrections" USING btree ("table_name","row_id");--> statement-breakpoint
CREATE INDEX "employments_person" ON "employments" USING btree ("person_id","valid_from");--> statement-breakpoint
CREATE INDEX "employments_joining" ON "employments" USING btree ((extract(month from "valid_from")::int * 100 + extract(day from "valid_from")::int));--> statement-breakpoint
CREATE INDEX "job_statuses_employment" ON "job_statuses" USING btree ("employment_id","valid_from");--> statement-breakpoint
CREATE UNIQUE INDEX "persons_empid" ON "persons" USING btree (lower("empid"));--> statement-breakpoint
CREATE INDEX "persons_birthday" ON "persons" USING btree ((extract(month from "born_on")::int * 100 + extract(day from "born_on")::int));--> statement-breakpoint
CREATE INDEX "persons_search_text" ON "persons" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "persons_by_name" ON "persons" USING btree (searchable("name"),"id","name","search_text");--> statement-breakpoint
CREATE INDEX "reporting_lines_employment" ON "reporting_lines" USING btree ("employment_id","kind","valid_from");--> statement-breakpoint
CREATE INDEX "reporting_lines_leader" ON "reporting_lines" USING btree ("leader_id","kind","valid_from","valid_to","employment_id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_kind","subject_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_account" ON "audit_entries" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "drafts_saved_at" ON "drafts" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "uploads_file" ON "uploads" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "uploads_waiting" ON "uploads" USING btree ("created_at") WHERE "uploads"."taken_at" is null;--> statement-breakpoint
CREATE INDEX "idempotency_records_created_at" ON "idempotency_records" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "buddy_task_marks_task" ON "buddy_task_marks" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "wishes_receiver" ON "wishes" USING btree ("receiver_id","sent_at");--> statement-breakpoint
CREATE INDEX "wishes_sender" ON "wishes" USING btree ("sender_id","sent_at");--> statement-breakpoint
CREATE INDEX "wishes_occasion" ON "wishes" USING btree ("sender_id","occasion_on");--> statement-breakpoint
CREATE INDEX "article_texts_search" ON "article_texts" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "articles_display_order" ON "articles" USING btree ("display_order","code");--> statement-breakpoint
CREATE INDEX "notifications_account" ON "notifications" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("account_id","role_code","kind") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_unread_newest" ON "notifications" USING btree ("account_id","kind","created_at") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "favourites_newest" ON "favourites" USING btree ("account_id","group_code","used_at");--> statement-breakpoint
CREATE INDEX "role_menus_menu" ON "role_menus" USING btree ("menu_code");--> statement-breakpoint
CREATE UNIQUE INDEX "signatures_person" ON "signatures" USING btree ("person_id","document_id");--> statement-breakpoint
CREATE INDEX "signatures_document_hash" ON "signatures" USING btree ("document_hash");--> statement-breakpoint
CREATE INDEX "tasks_pending" ON "tasks" USING btree ("employment_id") WHERE "tasks"."done_at" is null;--> statement-breakpoint
CREATE INDEX "tour_items_tour" ON "tour_items" USING btree ("tour_id");
--> statement-breakpoint
-- Of the tables of a layer that knows no people: the code does not declare these two.
alter table drafts add constraint drafts_account_id_accounts_id_fk
  foreign key (account_id) references accounts (id) on delete cascade;
--> statement-breakpoint
alter table uploads add constraint uploads_account_id_accounts_id_fk foreign key (account_id) references accounts (id);
--> statement-breakpoint
-- Who it is about is compared as text in these constraints, so that the planner does not take their indexes for plain look-ups:
-- one there costs ten times what it does in the ordinary index.
alter table employments add constraint employments_do_not_overlap
  exclude using gist ((person_id::text) with =, daterange(valid_from, valid_to) with &&);
--> statement-breakpoint
alter table assignments add constraint assignments_do_not_overlap
  exclude using gist ((employment_id::text) with =, daterange(valid_from, valid_to) with &&);
--> statement-breakpoint
alter table job_statuses add constraint job_statuses_do_not_overlap
  exclude using gist ((employment_id::text) with =, daterange(valid_from, valid_to) with &&);
--> statement-breakpoint
alter table reporting_lines add constraint reporting_lines_do_not_overlap
  exclude using gist ((employment_id::text) with =, kind with =, daterange(valid_from, valid_to) with &&);
--> statement-breakpoint
alter table role_grants add constraint role_grants_do_not_overlap
  exclude using gist (
    account_id with =, role_code with =, scope with =, (coalesce(unit_code, '')) with =, daterange(valid_from, valid_to) with &&
  );
--> statement-breakpoint
create unique index units_one_root on units ((true)) where parent_code is null;
--> statement-breakpoint
-- What was written stays written: a row may be closed while it is open, anything else needs its row in corrections,
-- named by the setting people.correction of the same transaction.
create function keep_history() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.valid_to is null and new.valid_to is not null
    and to_jsonb(new) - 'valid_to' - 'left_because' = to_jsonb(old) - 'valid_to' - 'left_because' then
    return new;
  end if;
  if exists (
    select from corrections
    where id::text = current_setting('people.correction', true) and table_name = tg_table_name and row_id = old.id
  ) then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  raise exception 'a row of % is changed only by a recorded correction', tg_table_name using errcode = 'check_violation';
end $$;
--> statement-breakpoint
create trigger employments_keep_history before update or delete on employments
  for each row execute function keep_history();
--> statement-breakpoint
create trigger assignments_keep_history before update or delete on assignments
  for each row execute function keep_history();
--> statement-breakpoint
create trigger job_statuses_keep_history before update or delete on job_statuses
  for each row execute function keep_history();
--> statement-breakpoint
create trigger reporting_lines_keep_history before update or delete on reporting_lines
  for each row execute function keep_history();
--> statement-breakpoint
insert into file_folders default values;
--> statement-breakpoint
insert into helpdesk_versions default values;
--> statement-breakpoint
CREATE FUNCTION renew_helpdesk_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE helpdesk_versions SET version = gen_random_uuid();
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "helpdesk_processes_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "helpdesk_processes"
  FOR EACH STATEMENT EXECUTE FUNCTION renew_helpdesk_version();
--> statement-breakpoint
CREATE TRIGGER "helpdesk_sub_processes_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "helpdesk_sub_processes"
  FOR EACH STATEMENT EXECUTE FUNCTION renew_helpdesk_version();
--> statement-breakpoint
CREATE TRIGGER "helpdesk_priorities_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "helpdesk_priorities"
  FOR EACH STATEMENT EXECUTE FUNCTION renew_helpdesk_version();
--> statement-breakpoint
CREATE TRIGGER "ticket_statuses_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ticket_statuses"
  FOR EACH STATEMENT EXECUTE FUNCTION renew_helpdesk_version();
--> statement-breakpoint
CREATE TRIGGER "working_hours_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "working_hours"
  FOR EACH STATEMENT EXECUTE FUNCTION renew_helpdesk_version();
--> statement-breakpoint
CREATE TRIGGER "holidays_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "holidays"
  FOR EACH STATEMENT EXECUTE FUNCTION renew_helpdesk_version();
--> statement-breakpoint
CREATE TRIGGER "texts_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "texts"
  FOR EACH STATEMENT EXECUTE FUNCTION renew_helpdesk_version();
