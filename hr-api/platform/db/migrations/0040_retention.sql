CREATE TABLE "erasure_people" (
	"erasure_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"state" text NOT NULL,
	"because" text,
	"settled_at" timestamp with time zone,
	CONSTRAINT "erasure_people_erasure_id_person_id_pk" PRIMARY KEY("erasure_id","person_id"),
	CONSTRAINT "erasure_people_state" CHECK ("erasure_people"."state" in ('open', 'erased', 'left_out'))
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"comment" text DEFAULT '' NOT NULL,
	"shares" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "erasures_state" CHECK ("erasures"."state" in ('waiting', 'refused', 'withdrawn', 'running', 'done')),
	CONSTRAINT "erasures_decided" CHECK (("erasures"."decided_at" is null) = ("erasures"."state" = 'waiting'))
);
--> statement-breakpoint
CREATE TABLE "legal_holds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"set_by" uuid NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"ended_by" uuid,
	"ended_at" timestamp with time zone,
	"ended_because" text DEFAULT '' NOT NULL,
	CONSTRAINT "legal_holds_ended" CHECK (("legal_holds"."ended_at" is null) = ("legal_holds"."ended_by" is null))
);
--> statement-breakpoint
CREATE TABLE "retention_settings" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"keep_months" integer,
	CONSTRAINT "retention_settings_one" CHECK ("retention_settings"."id"),
	CONSTRAINT "retention_settings_months" CHECK ("retention_settings"."keep_months" > 0)
);
--> statement-breakpoint
ALTER TABLE "erasure_people" ADD CONSTRAINT "erasure_people_erasure_id_erasures_id_fk" FOREIGN KEY ("erasure_id") REFERENCES "public"."erasures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasure_people" ADD CONSTRAINT "erasure_people_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_asked_by_accounts_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_holds" ADD CONSTRAINT "legal_holds_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_holds" ADD CONSTRAINT "legal_holds_set_by_accounts_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_holds" ADD CONSTRAINT "legal_holds_ended_by_accounts_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "erasure_people_person" ON "erasure_people" USING btree ("person_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "erasure_people_open" ON "erasure_people" USING btree ("person_id") WHERE "erasure_people"."state" = 'open';--> statement-breakpoint
CREATE INDEX "erasures_asked" ON "erasures" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "legal_holds_person" ON "legal_holds" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "legal_holds_open" ON "legal_holds" USING btree ("person_id") WHERE "legal_holds"."ended_at" is null;--> statement-breakpoint
-- Whether all rows of somebody may go: within the transaction that erases them, while an erasure that somebody agreed to names them.
create function is_being_erased(person uuid) returns boolean language sql stable as $$
  select exists (
    select from erasure_people named join erasures on erasures.id = named.erasure_id
    where named.person_id = person and named.state = 'open' and erasures.state = 'running'
  )
$$;
--> statement-breakpoint
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
  if exists (
    select from employments
    where person_id = nullif(current_setting('people.erased', true), '')::uuid and is_being_erased(person_id)
      and id::text = coalesce(to_jsonb(old) ->> 'employment_id', to_jsonb(old) ->> 'id')
  ) then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  -- Of others' rows what was said of them may go.
  if tg_op = 'UPDATE' and is_being_erased(nullif(current_setting('people.erased', true), '')::uuid)
    and to_jsonb(new) - 'justification' = to_jsonb(old) - 'justification' then
    return new;
  end if;
  raise exception 'a row of % is changed only by a recorded correction', tg_table_name using errcode = 'check_violation';
end $$;
--> statement-breakpoint
create or replace function keep_record_values() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and (old.valid_to is null or new.valid_to = old.valid_to)
    and (old.superseded_at is null or new.superseded_at = old.superseded_at)
    and to_jsonb(new) - 'valid_to' - 'superseded_at' = to_jsonb(old) - 'valid_to' - 'superseded_at' then
    return new;
  end if;
  if tg_op = 'DELETE' and old.person_id = nullif(current_setting('people.erased', true), '')::uuid
    and is_being_erased(old.person_id) then
    return old;
  end if;
  raise exception 'a row of % is not changed once it stands', tg_table_name using errcode = 'check_violation';
end $$;
