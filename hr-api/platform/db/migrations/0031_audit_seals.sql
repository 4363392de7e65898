CREATE TABLE "audit_blocks" (
	"number" integer PRIMARY KEY NOT NULL,
	"form" integer NOT NULL,
	"entry_count" integer NOT NULL,
	"hash" text NOT NULL,
	"hash_before" text NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_blocks_entry_count" CHECK ("audit_blocks"."entry_count" > 0)
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"block" integer NOT NULL,
	"place" integer NOT NULL,
	"hash" text NOT NULL,
	"purged_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "sealed_in" integer;--> statement-breakpoint
ALTER TABLE "audit_seals" ADD CONSTRAINT "audit_seals_block_audit_blocks_number_fk" FOREIGN KEY ("block") REFERENCES "public"."audit_blocks"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_seals_place" ON "audit_seals" USING btree ("block","place");--> statement-breakpoint
CREATE INDEX "audit_entries_unsealed" ON "audit_entries" USING btree ("at","id") WHERE "audit_entries"."sealed_in" is null;--> statement-breakpoint
-- What was sealed stays as it is. A seal says once that its row was purged; nothing else of it changes.
create function keep_audit_seals() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(old) ->> 'purged_at' is null
    and to_jsonb(new) - 'purged_at' = to_jsonb(old) - 'purged_at' then
    return new;
  end if;
  raise exception 'a row of % is not changed once it stands', tg_table_name using errcode = 'check_violation';
end $$;
--> statement-breakpoint
create trigger audit_blocks_keep before update or delete on audit_blocks
  for each row execute function keep_audit_seals();
--> statement-breakpoint
create trigger audit_seals_keep before update or delete on audit_seals
  for each row execute function keep_audit_seals();
