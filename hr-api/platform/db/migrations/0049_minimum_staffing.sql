CREATE TABLE "staffing_minimums" (
	"code" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staffing_minimums_code_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"unit_code" text NOT NULL,
	"location_code" text,
	"least" integer NOT NULL,
	"is_percent" boolean NOT NULL,
	CONSTRAINT "staffing_minimums_place" UNIQUE NULLS NOT DISTINCT("unit_code","location_code"),
	CONSTRAINT "staffing_minimums_least" CHECK ("staffing_minimums"."least" between 1 and case when "staffing_minimums"."is_percent" then 100 else 10000 end)
);
--> statement-breakpoint
ALTER TABLE "staffing_minimums" ADD CONSTRAINT "staffing_minimums_unit_code_units_code_fk" FOREIGN KEY ("unit_code") REFERENCES "public"."units"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staffing_minimums" ADD CONSTRAINT "staffing_minimums_location_code_locations_code_fk" FOREIGN KEY ("location_code") REFERENCES "public"."locations"("code") ON DELETE no action ON UPDATE no action;