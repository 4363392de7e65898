CREATE TABLE "table_layouts" (
	"account_id" uuid NOT NULL,
	"table_name" text NOT NULL,
	"layout" jsonb NOT NULL,
	CONSTRAINT "table_layouts_account_id_table_name_pk" PRIMARY KEY("account_id","table_name")
);
--> statement-breakpoint
CREATE INDEX "notifications_unread_link" ON "notifications" USING btree ("link_value") WHERE "notifications"."read_at" is null;--> statement-breakpoint
-- Of a table of a layer that knows no people: the code does not declare it.
alter table table_layouts add constraint table_layouts_account_id_accounts_id_fk
  foreign key (account_id) references accounts (id) on delete cascade;
