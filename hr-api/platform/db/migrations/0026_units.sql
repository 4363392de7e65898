CREATE TABLE "unit_names" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"unit_code" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"names" jsonb NOT NULL,
	CONSTRAINT "unit_names_span" CHECK ("unit_names"."valid_to" > "unit_names"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "unit_parents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"unit_code" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"parent_code" text,
	CONSTRAINT "unit_parents_span" CHECK ("unit_parents"."valid_to" > "unit_parents"."valid_from"),
	CONSTRAINT "unit_parents_not_own" CHECK ("unit_parents"."parent_code" <> "unit_parents"."unit_code")
);
--> statement-breakpoint
CREATE TABLE "unit_heads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"unit_code" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"employment_id" uuid NOT NULL,
	CONSTRAINT "unit_heads_span" CHECK ("unit_heads"."valid_to" > "unit_heads"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "unit_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "unit_changes_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"unit_code" text NOT NULL,
	"target_code" text,
	"effective_from" date NOT NULL,
	"facts" jsonb NOT NULL,
	"writes" jsonb NOT NULL,
	"people_batches" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"justification" text DEFAULT '' NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" uuid NOT NULL,
	"role_code" integer NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" uuid,
	"undone_role" integer,
	"undone_because" text DEFAULT '' NOT NULL,
	CONSTRAINT "unit_changes_code_unique" UNIQUE("code"),
	CONSTRAINT "unit_changes_kind" CHECK ("unit_changes"."kind" in ('create', 'rename', 'head', 'move', 'merge', 'close'))
);
--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "businesses_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "companies_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "levels" ADD COLUMN "number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "levels_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "locations_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "valid_from" date DEFAULT '0001-01-01' NOT NULL;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "valid_to" date;--> statement-breakpoint
ALTER TABLE "unit_names" ADD CONSTRAINT "unit_names_unit_code_units_code_fk" FOREIGN KEY ("unit_code") REFERENCES "public"."units"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_parents" ADD CONSTRAINT "unit_parents_unit_code_units_code_fk" FOREIGN KEY ("unit_code") REFERENCES "public"."units"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_parents" ADD CONSTRAINT "unit_parents_parent_code_units_code_fk" FOREIGN KEY ("parent_code") REFERENCES "public"."units"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_heads" ADD CONSTRAINT "unit_heads_unit_code_units_code_fk" FOREIGN KEY ("unit_code") REFERENCES "public"."units"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_heads" ADD CONSTRAINT "unit_heads_employment_id_employments_id_fk" FOREIGN KEY ("employment_id") REFERENCES "public"."employments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unit_names_unit" ON "unit_names" USING btree ("unit_code","valid_from");--> statement-breakpoint
CREATE INDEX "unit_parents_below" ON "unit_parents" USING btree ("parent_code","valid_from","valid_to","unit_code");--> statement-breakpoint
CREATE INDEX "unit_parents_above" ON "unit_parents" USING btree ("unit_code","valid_from","valid_to","parent_code");--> statement-breakpoint
CREATE INDEX "unit_heads_unit" ON "unit_heads" USING btree ("unit_code","valid_from");--> statement-breakpoint
CREATE INDEX "unit_heads_employment" ON "unit_heads" USING btree ("employment_id","valid_from");--> statement-breakpoint
CREATE INDEX "unit_changes_unit" ON "unit_changes" USING btree ("unit_code","number");--> statement-breakpoint
CREATE INDEX "unit_changes_target" ON "unit_changes" USING btree ("target_code","number");--> statement-breakpoint
CREATE INDEX "unit_changes_day" ON "unit_changes" USING btree ("effective_from") WHERE "unit_changes"."undone_at" is null;
--> statement-breakpoint
alter table unit_parents add constraint unit_parents_do_not_overlap
  exclude using gist (unit_code with =, daterange(valid_from, valid_to) with &&);
--> statement-breakpoint
alter table unit_names add constraint unit_names_do_not_overlap
  exclude using gist (unit_code with =, daterange(valid_from, valid_to) with &&);
--> statement-breakpoint
alter table unit_heads add constraint unit_heads_do_not_overlap
  exclude using gist (unit_code with =, daterange(valid_from, valid_to) with &&);
--> statement-breakpoint
-- What stands has stood there ever, as far as anybody wrote down.
insert into unit_parents (unit_code, parent_code, valid_from) select code, parent_code, '0001-01-01' from units;
--> statement-breakpoint
insert into unit_names (unit_code, names, valid_from)
  select code, jsonb_object_agg(language, name), '0001-01-01' from texts where kind = 'unit' and code in (select code from units) group by code;
--> statement-breakpoint
-- A unit stands somewhere on every day, from the moment that it is there, whoever writes it.
create function begin_unit() returns trigger language plpgsql as $$
begin
  insert into unit_parents (unit_code, parent_code, valid_from) values (new.code, new.parent_code, '0001-01-01');
  return new;
end $$;
--> statement-breakpoint
create trigger units_begin after insert on units for each row execute function begin_unit();
