CREATE TABLE "schedule_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"occurrence_id" uuid NOT NULL,
	"recipient" text NOT NULL,
	"state" text NOT NULL,
	"error" text,
	"settled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "schedule_deliveries_once" UNIQUE("occurrence_id","recipient")
);
--> statement-breakpoint
CREATE TABLE "schedule_occurrences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"schedule_id" uuid NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"cause" text NOT NULL,
	"state" text NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"fence" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"kept_until" timestamp with time zone,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"error" text,
	"request_id" text,
	CONSTRAINT "schedule_occurrences_once" UNIQUE("schedule_id","due_at")
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"timetable" jsonb NOT NULL,
	"next_due_at" timestamp with time zone,
	"planned_at" timestamp with time zone NOT NULL,
	"paused_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "schedule_deliveries" ADD CONSTRAINT "schedule_deliveries_occurrence_id_schedule_occurrences_id_fk" FOREIGN KEY ("occurrence_id") REFERENCES "public"."schedule_occurrences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_occurrences" ADD CONSTRAINT "schedule_occurrences_schedule_id_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "schedule_occurrences_open" ON "schedule_occurrences" USING btree ("held_until") WHERE "schedule_occurrences"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "schedule_occurrences_started" ON "schedule_occurrences" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "schedule_occurrences_kept" ON "schedule_occurrences" USING btree ("kept_until");--> statement-breakpoint
CREATE INDEX "schedules_next_due" ON "schedules" USING btree ("next_due_at") WHERE "schedules"."next_due_at" is not null;--> statement-breakpoint
CREATE INDEX "schedules_planned" ON "schedules" USING btree ("planned_at") WHERE "schedules"."next_due_at" is not null;--> statement-breakpoint
CREATE INDEX "schedules_subject" ON "schedules" USING btree ("kind","subject");