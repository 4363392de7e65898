CREATE TABLE "change_settings" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"manager_is_justified" boolean DEFAULT false NOT NULL,
	"admin_manager_is_justified" boolean DEFAULT false NOT NULL,
	"approval_kinds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ending_days" integer DEFAULT 30 NOT NULL,
	CONSTRAINT "change_settings_one" CHECK ("change_settings"."id")
);
--> statement-breakpoint
CREATE TABLE "changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "changes_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"intent" text NOT NULL,
	"employment_id" uuid NOT NULL,
	"effective_from" date NOT NULL,
	"modes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"justification" text DEFAULT '' NOT NULL,
	"row_id" uuid,
	"batch" uuid NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" uuid NOT NULL,
	"role_code" integer NOT NULL,
	"state" text NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" uuid,
	"undone_role" integer,
	"undone_because" text DEFAULT '' NOT NULL,
	CONSTRAINT "changes_code_unique" UNIQUE("code"),
	CONSTRAINT "changes_state" CHECK ("changes"."state" in ('waiting', 'made', 'undone', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "history_writes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "history_writes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"batch" uuid NOT NULL,
	"change_id" uuid,
	"table_name" text NOT NULL,
	"row_id" uuid NOT NULL,
	"employment_id" uuid NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_statuses" ADD COLUMN "length_months" integer;--> statement-breakpoint
ALTER TABLE "job_statuses" ADD COLUMN "length_days" integer;--> statement-breakpoint
ALTER TABLE "job_statuses" ADD COLUMN "planned_end" date;--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_employment_id_employments_id_fk" FOREIGN KEY ("employment_id") REFERENCES "public"."employments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history_writes" ADD CONSTRAINT "history_writes_change_id_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "changes_employment" ON "changes" USING btree ("employment_id","number");--> statement-breakpoint
CREATE INDEX "changes_batch" ON "changes" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "changes_to_come" ON "changes" USING btree ("effective_from") WHERE "changes"."state" in ('made', 'waiting');--> statement-breakpoint
CREATE INDEX "changes_row" ON "changes" USING btree ("row_id");--> statement-breakpoint
CREATE INDEX "history_writes_batch" ON "history_writes" USING btree ("batch","row_id");--> statement-breakpoint
CREATE INDEX "history_writes_change" ON "history_writes" USING btree ("change_id");--> statement-breakpoint
CREATE INDEX "history_writes_row" ON "history_writes" USING btree ("row_id","id");--> statement-breakpoint
CREATE INDEX "history_writes_employment" ON "history_writes" USING btree ("employment_id","id");--> statement-breakpoint
CREATE INDEX "job_statuses_planned_end" ON "job_statuses" USING btree ("planned_end") WHERE "job_statuses"."planned_end" is not null;
--> statement-breakpoint
-- What was written stays written: a row may be closed while it is open, anything else needs its row in corrections, named by the
-- setting people.correction of the same transaction, or its rows in history_writes, named by people.batch.
create or replace function keep_history() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.valid_to is null and new.valid_to is not null
    and to_jsonb(new) - 'valid_to' - 'left_because' = to_jsonb(old) - 'valid_to' - 'left_because' then
    return new;
  end if;
  if exists (
    select from history_writes
    where batch = nullif(current_setting('people.batch', true), '')::uuid and row_id = old.id and table_name = tg_table_name
  ) or exists (
    select from corrections
    where id::text = current_setting('people.correction', true) and table_name = tg_table_name and row_id = old.id
  ) then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  raise exception 'a row of % is changed only by a recorded correction', tg_table_name using errcode = 'check_violation';
end $$;
--> statement-breakpoint
insert into history_writes (batch, table_name, row_id, employment_id, before, after, written_at)
  select gen_random_uuid(), table_name, row_id, coalesce(before ->> 'employment_id', before ->> 'id')::uuid, before, after, corrected_at
  from corrections where table_name in ('assignments', 'employments', 'job_statuses', 'reporting_lines') order by corrected_at;
