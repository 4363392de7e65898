CREATE TABLE "wish_images" (
	"path" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "wish_images_path" CHECK ("wish_images"."path" ~ '^[a-z0-9-]+(/[a-z0-9-]+)*[.](svg|png|jpg)$')
);
--> statement-breakpoint
CREATE TABLE "article_modules" (
	"article_id" uuid NOT NULL,
	"module_code" integer NOT NULL,
	CONSTRAINT "article_modules_article_id_module_code_pk" PRIMARY KEY("article_id","module_code")
);
--> statement-breakpoint
CREATE TABLE "article_pages" (
	"article_id" uuid NOT NULL,
	"language" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "article_pages_article_id_language_position_pk" PRIMARY KEY("article_id","language","position"),
	CONSTRAINT "article_pages_position" CHECK ("article_pages"."position" > 0)
);
--> statement-breakpoint
CREATE TABLE "article_roles" (
	"article_id" uuid NOT NULL,
	"role_code" integer NOT NULL,
	CONSTRAINT "article_roles_article_id_role_code_pk" PRIMARY KEY("article_id","role_code")
);
--> statement-breakpoint
CREATE TABLE "article_texts" (
	"article_id" uuid NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"file_id" uuid,
	"file_name" text DEFAULT '' NOT NULL,
	"title_text" text NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "article_texts_article_id_language_pk" PRIMARY KEY("article_id","language"),
	CONSTRAINT "article_texts_name" CHECK ("article_texts"."name" <> '')
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"category_code" text NOT NULL,
	"display_order" integer NOT NULL,
	"created_on" date NOT NULL,
	CONSTRAINT "articles_code_unique" UNIQUE("code"),
	CONSTRAINT "articles_kind" CHECK ("articles"."kind" in ('pdf', 'html'))
);
--> statement-breakpoint
ALTER TABLE "wishes" ADD COLUMN "image_path" text;--> statement-breakpoint
ALTER TABLE "wishes" ADD COLUMN "occasion_on" date;--> statement-breakpoint
ALTER TABLE "article_modules" ADD CONSTRAINT "article_modules_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_modules" ADD CONSTRAINT "article_modules_module_code_modules_code_fk" FOREIGN KEY ("module_code") REFERENCES "public"."modules"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_pages" ADD CONSTRAINT "article_pages_text" FOREIGN KEY ("article_id","language") REFERENCES "public"."article_texts"("article_id","language") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_roles" ADD CONSTRAINT "article_roles_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_roles" ADD CONSTRAINT "article_roles_role_code_roles_code_fk" FOREIGN KEY ("role_code") REFERENCES "public"."roles"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_texts" ADD CONSTRAINT "article_texts_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_texts" ADD CONSTRAINT "article_texts_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_texts_search" ON "article_texts" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "articles_display_order" ON "articles" USING btree ("display_order","code");--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_image_path_wish_images_path_fk" FOREIGN KEY ("image_path") REFERENCES "public"."wish_images"("path") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wishes_occasion" ON "wishes" USING btree ("sender_id","occasion_on");