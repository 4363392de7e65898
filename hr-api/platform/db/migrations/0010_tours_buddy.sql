CREATE TABLE "buddy_task_marks" (
	"account_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	CONSTRAINT "buddy_task_marks_account_id_task_id_pk" PRIMARY KEY("account_id","task_id")
);
--> statement-breakpoint
CREATE TABLE "buddy_task_texts" (
	"task_id" uuid NOT NULL,
	"language" text NOT NULL,
	"category_name" text NOT NULL,
	"name" text NOT NULL,
	"header" text NOT NULL,
	"footer" text NOT NULL,
	"steps" jsonb NOT NULL,
	CONSTRAINT "buddy_task_texts_task_id_language_pk" PRIMARY KEY("task_id","language")
);
--> statement-breakpoint
CREATE TABLE "buddy_tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"category_code" text NOT NULL,
	"module" text NOT NULL,
	"link" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "buddy_tasks_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "tour_buddies" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"image_name" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tour_images" (
	"name" text PRIMARY KEY NOT NULL,
	"drawing" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tour_item_texts" (
	"item_id" uuid NOT NULL,
	"language" text NOT NULL,
	"display_name" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "tour_item_texts_item_id_language_pk" PRIMARY KEY("item_id","language")
);
--> statement-breakpoint
CREATE TABLE "tour_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"tour_id" uuid NOT NULL,
	"field_name" text NOT NULL,
	"display_order" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "tour_items_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "tours" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"type" text NOT NULL,
	"url_name" text NOT NULL,
	CONSTRAINT "tours_code_unique" UNIQUE("code"),
	CONSTRAINT "tours_place" UNIQUE("type","url_name")
);
--> statement-breakpoint
ALTER TABLE "buddy_task_marks" ADD CONSTRAINT "buddy_task_marks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buddy_task_marks" ADD CONSTRAINT "buddy_task_marks_task_id_buddy_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."buddy_tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buddy_task_texts" ADD CONSTRAINT "buddy_task_texts_task_id_buddy_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."buddy_tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_buddies" ADD CONSTRAINT "tour_buddies_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_buddies" ADD CONSTRAINT "tour_buddies_image_name_tour_images_name_fk" FOREIGN KEY ("image_name") REFERENCES "public"."tour_images"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_item_texts" ADD CONSTRAINT "tour_item_texts_item_id_tour_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."tour_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_items" ADD CONSTRAINT "tour_items_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "buddy_task_marks_task" ON "buddy_task_marks" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "tour_items_tour" ON "tour_items" USING btree ("tour_id");