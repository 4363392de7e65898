CREATE TABLE "record_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "record_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sealed_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_secrets" (
	"value_id" uuid NOT NULL,
	"field_code" text NOT NULL,
	"key_id" integer NOT NULL,
	"sealed" text NOT NULL,
	"hash" text NOT NULL,
	"last_signs" text NOT NULL,
	CONSTRAINT "record_secrets_value_id_field_code_pk" PRIMARY KEY("value_id","field_code")
);
--> statement-breakpoint
CREATE TABLE "record_sections" (
	"code" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "record_values" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"section_code" integer NOT NULL,
	"person_id" uuid NOT NULL,
	"row_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"answers" jsonb NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"recorded_at" timestamp with time zone NOT NULL,
	"recorded_by" uuid,
	"superseded_at" timestamp with time zone,
	CONSTRAINT "record_values_span" CHECK ("record_values"."valid_to" > "record_values"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "record_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"section_code" integer NOT NULL,
	"number" integer NOT NULL,
	"definition" jsonb NOT NULL,
	"state" text NOT NULL,
	"valid_from" date,
	"published_at" timestamp with time zone,
	"published_by" uuid,
	CONSTRAINT "record_versions_valid_from" CHECK (("record_versions"."state" = 'published') = ("record_versions"."valid_from" is not null))
);
--> statement-breakpoint
ALTER TABLE "record_secrets" ADD CONSTRAINT "record_secrets_value_id_record_values_id_fk" FOREIGN KEY ("value_id") REFERENCES "public"."record_values"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_secrets" ADD CONSTRAINT "record_secrets_key_id_record_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."record_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_values" ADD CONSTRAINT "record_values_section_code_record_sections_code_fk" FOREIGN KEY ("section_code") REFERENCES "public"."record_sections"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_values" ADD CONSTRAINT "record_values_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_values" ADD CONSTRAINT "record_values_version_id_record_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."record_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_values" ADD CONSTRAINT "record_values_recorded_by_accounts_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_versions" ADD CONSTRAINT "record_versions_section_code_record_sections_code_fk" FOREIGN KEY ("section_code") REFERENCES "public"."record_sections"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_versions" ADD CONSTRAINT "record_versions_published_by_accounts_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_secrets_hash" ON "record_secrets" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "record_secrets_key" ON "record_secrets" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "record_values_person" ON "record_values" USING btree ("person_id","section_code","valid_from");--> statement-breakpoint
CREATE INDEX "record_values_valid_from" ON "record_values" USING btree ("valid_from");--> statement-breakpoint
CREATE UNIQUE INDEX "record_versions_number" ON "record_versions" USING btree ("section_code","number");--> statement-breakpoint
CREATE UNIQUE INDEX "record_versions_draft" ON "record_versions" USING btree ("section_code") WHERE "record_versions"."state" = 'draft';--> statement-breakpoint
-- As for employments: compared as text, so that the planner does not take this index for look-ups.
alter table record_values add constraint record_values_do_not_overlap
  exclude using gist ((row_id::text) with =, daterange(valid_from, valid_to) with &&) where (superseded_at is null);
--> statement-breakpoint
-- A row of values may be closed while it is open, and be superseded once; a published version stays as it is.
create function keep_record_values() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and (old.valid_to is null or new.valid_to = old.valid_to)
    and (old.superseded_at is null or new.superseded_at = old.superseded_at)
    and to_jsonb(new) - 'valid_to' - 'superseded_at' = to_jsonb(old) - 'valid_to' - 'superseded_at' then
    return new;
  end if;
  raise exception 'a row of % is not changed once it stands', tg_table_name using errcode = 'check_violation';
end $$;
--> statement-breakpoint
create function keep_record_versions() returns trigger language plpgsql as $$
begin
  if old.state = 'draft' then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  raise exception 'a row of % is not changed once it stands', tg_table_name using errcode = 'check_violation';
end $$;
--> statement-breakpoint
create trigger record_values_keep before update or delete on record_values
  for each row execute function keep_record_values();
--> statement-breakpoint
create trigger record_versions_keep before update or delete on record_versions
  for each row execute function keep_record_versions();
