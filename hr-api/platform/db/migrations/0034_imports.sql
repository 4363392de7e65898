CREATE TABLE "import_mappings" (
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"fingerprint" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"key_column" text NOT NULL,
	"fixed" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "import_mappings_account_id_kind_fingerprint_pk" PRIMARY KEY("account_id","kind","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"corrected" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"key" text DEFAULT '' NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"outcome" text DEFAULT 'waiting' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"issues" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"memory" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "import_rows_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"account_id" uuid NOT NULL,
	"role_code" integer NOT NULL,
	"language" text NOT NULL,
	"upload_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"sha256" text NOT NULL,
	"sheets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sheet" text DEFAULT '' NOT NULL,
	"heading_line" integer NOT NULL,
	"headings" jsonb NOT NULL,
	"mapping" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"key_column" text NOT NULL,
	"fixed" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"options" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"day_orders" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text NOT NULL,
	"phase" text DEFAULT '' NOT NULL,
	"cursor" integer DEFAULT 0 NOT NULL,
	"cursor_rank" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"problem" jsonb,
	"mode" text,
	"batch" uuid DEFAULT gen_random_uuid() NOT NULL,
	"row_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"written_at" timestamp with time zone,
	"taken_back_at" timestamp with time zone,
	"taken_back_by" uuid,
	"taken_back_role" integer,
	"taken_back_mode" text,
	"taken_back_because" text DEFAULT '' NOT NULL,
	CONSTRAINT "imports_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "import_mappings" ADD CONSTRAINT "import_mappings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_taken_back_by_accounts_id_fk" FOREIGN KEY ("taken_back_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_mappings_headings" ON "import_mappings" USING btree ("kind","fingerprint","saved_at");--> statement-breakpoint
CREATE INDEX "import_rows_key" ON "import_rows" USING btree ("import_id","key");--> statement-breakpoint
CREATE INDEX "import_rows_outcome" ON "import_rows" USING btree ("import_id","outcome","line");--> statement-breakpoint
CREATE INDEX "import_rows_order" ON "import_rows" USING btree ("import_id","rank","line");--> statement-breakpoint
CREATE INDEX "imports_account" ON "imports" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "imports_created_at" ON "imports" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "imports_one_writes" ON "imports" USING btree ((true)) WHERE "imports"."state" in ('writing', 'taking_back');--> statement-breakpoint
CREATE INDEX "imports_running" ON "imports" USING btree ("lease_until") WHERE "imports"."state" in ('checking', 'writing', 'taking_back');