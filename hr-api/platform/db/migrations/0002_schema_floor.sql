CREATE TABLE "schema_floor" (
	"least_release" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
insert into schema_floor values ('0.2.0');
