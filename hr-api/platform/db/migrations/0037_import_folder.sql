CREATE TABLE "import_folder" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"kind" text NOT NULL,
	"account_id" uuid NOT NULL,
	"role_code" integer NOT NULL,
	"joiners" integer NOT NULL,
	"leavers" integer NOT NULL,
	"changes" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "import_folder_one" CHECK ("import_folder"."id")
);
--> statement-breakpoint
CREATE TABLE "import_folder_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"size" double precision NOT NULL,
	"written_ms" double precision NOT NULL,
	"sha256" text DEFAULT '' NOT NULL,
	"import_id" uuid,
	"waits" jsonb,
	"yes_by" uuid,
	"yes_at" timestamp with time zone,
	"found_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "import_folder" ADD CONSTRAINT "import_folder_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_folder_files" ADD CONSTRAINT "import_folder_files_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_folder_files" ADD CONSTRAINT "import_folder_files_yes_by_accounts_id_fk" FOREIGN KEY ("yes_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "import_folder_files_seen" ON "import_folder_files" USING btree ("name") WHERE "import_folder_files"."state" = 'seen';--> statement-breakpoint
CREATE UNIQUE INDEX "import_folder_files_taken" ON "import_folder_files" USING btree ("name","sha256") WHERE "import_folder_files"."state" = 'taken';--> statement-breakpoint
CREATE INDEX "import_folder_files_import" ON "import_folder_files" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "import_folder_files_untold" ON "import_folder_files" USING btree ("found_at") WHERE "import_folder_files"."state" = 'taken' and "import_folder_files"."told_at" is null;