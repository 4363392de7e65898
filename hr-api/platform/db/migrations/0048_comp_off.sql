CREATE TABLE "comp_off_claims" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"employment_id" uuid NOT NULL,
	"type_code" integer NOT NULL,
	"work_from" date NOT NULL,
	"work_to" date NOT NULL,
	"half_day" date,
	"amount" integer NOT NULL,
	"minutes" integer NOT NULL,
	"credit_from" date NOT NULL,
	"credit_to" date,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"comment" text DEFAULT '' NOT NULL,
	"entry_id" bigint,
	CONSTRAINT "comp_off_claims_code_unique" UNIQUE("code"),
	CONSTRAINT "comp_off_claims_entry_id_unique" UNIQUE("entry_id"),
	CONSTRAINT "comp_off_claims_span" CHECK ("comp_off_claims"."work_to" >= "comp_off_claims"."work_from"),
	CONSTRAINT "comp_off_claims_half" CHECK ("comp_off_claims"."half_day" between "comp_off_claims"."work_from" and "comp_off_claims"."work_to")
);
--> statement-breakpoint
CREATE TABLE "comp_off_days" (
	"claim_id" uuid NOT NULL,
	"employment_id" uuid NOT NULL,
	"day" date NOT NULL,
	"amount" integer NOT NULL,
	"minutes" integer NOT NULL,
	"is_held" boolean DEFAULT true NOT NULL,
	CONSTRAINT "comp_off_days_claim_id_day_pk" PRIMARY KEY("claim_id","day"),
	CONSTRAINT "comp_off_days_amount" CHECK ("comp_off_days"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "comp_off_claims" ADD CONSTRAINT "comp_off_claims_employment_id_employments_id_fk" FOREIGN KEY ("employment_id") REFERENCES "public"."employments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comp_off_claims" ADD CONSTRAINT "comp_off_claims_type_code_leave_types_code_fk" FOREIGN KEY ("type_code") REFERENCES "public"."leave_types"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comp_off_claims" ADD CONSTRAINT "comp_off_claims_entry_id_leave_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."leave_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comp_off_days" ADD CONSTRAINT "comp_off_days_claim_id_comp_off_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."comp_off_claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comp_off_days" ADD CONSTRAINT "comp_off_days_employment_id_employments_id_fk" FOREIGN KEY ("employment_id") REFERENCES "public"."employments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comp_off_claims_employment" ON "comp_off_claims" USING btree ("employment_id","work_from");--> statement-breakpoint
CREATE UNIQUE INDEX "comp_off_days_held" ON "comp_off_days" USING btree ("employment_id","day") WHERE "comp_off_days"."is_held";--> statement-breakpoint
CREATE INDEX "comp_off_days_day" ON "comp_off_days" USING btree ("day") WHERE "comp_off_days"."is_held";