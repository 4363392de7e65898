-- What makes texts comparable: compatibility forms put together, no accents, small letters. It keeps the search path of this
-- day, so that a restored database finds the extension wherever it lies.
create function searchable(text) returns text language sql immutable strict parallel safe set search_path from current
  as $$ select lower(unaccent('unaccent', normalize($1, NFKC))) $$;
--> statement-breakpoint
drop index persons_name_trigrams;
--> statement-breakpoint
drop index persons_empid_trigrams;
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
ALTER TABLE "persons" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searchable(coalesce(empid, '') || ' ' || name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_menu_code_menus_code_fk" FOREIGN KEY ("menu_code") REFERENCES "public"."menus"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_employment_id_employments_id_fk" FOREIGN KEY ("employment_id") REFERENCES "public"."employments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourites_newest" ON "favourites" USING btree ("account_id","group_code","used_at");--> statement-breakpoint
CREATE INDEX "persons_search_text" ON "persons" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "persons_by_name" ON "persons" USING btree (searchable("name"),"id");--> statement-breakpoint
CREATE INDEX "accounts_external" ON "accounts" USING btree ("person_id") WHERE "accounts"."type_of_user" = 'V';--> statement-breakpoint
-- A new column is unknown to the planner until the table is looked at.
analyze persons;
