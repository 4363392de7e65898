-- A new database has all of this from the baseline; one that release 0.1.0 made gets it here.
CREATE TABLE IF NOT EXISTS "helpdesk_versions" (
	"version" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
INSERT INTO "helpdesk_versions" SELECT gen_random_uuid() WHERE NOT EXISTS (SELECT 1 FROM "helpdesk_versions");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION renew_helpdesk_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE helpdesk_versions SET version = gen_random_uuid();
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "helpdesk_processes_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "helpdesk_processes"
  FOR EACH STATEMENT EXECUTE FUNCTION renew_helpdesk_version();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "helpdesk_sub_processes_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "helpdesk_sub_processes"
  FOR EACH STATEMENT EXECUTE FUNCTION renew_helpdesk_version();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "helpdesk_priorities_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "helpdesk_priorities"
  FOR EACH STATEMENT EXECUTE FUNCTION renew_helpdesk_version();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "ticket_statuses_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ticket_statuses"
  FOR EACH STATEMENT EXECUTE FUNCTION renew_helpdesk_version();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "working_hours_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "working_hours"
  FOR EACH STATEMENT EXECUTE FUNCTION renew_helpdesk_version();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "holidays_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "holidays"
  FOR EACH STATEMENT EXECUTE FUNCTION renew_helpdesk_version();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "texts_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "texts"
  FOR EACH STATEMENT EXECUTE FUNCTION renew_helpdesk_version();
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "permissions" (
	"name" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "role_permissions" (
	"role_code" integer NOT NULL,
	"permission" text NOT NULL,
	CONSTRAINT "role_permissions_role_code_permission_pk" PRIMARY KEY("role_code","permission"),
	CONSTRAINT "role_permissions_role_code_roles_code_fk" FOREIGN KEY ("role_code") REFERENCES "roles" ("code")
);
--> statement-breakpoint
-- What a role could do until now by a feature, a menu entry or its number, it may go on doing.
INSERT INTO "role_permissions" ("role_code", "permission")
  SELECT f.role_code, p.permission FROM role_features f
    JOIN (VALUES ('hape', 'wish.send'), ('knb', 'article.read'), ('EditTour', 'tour.edit')) p (feature, permission) ON p.feature = f.feature
  UNION
  SELECT f.role_code, 'password.change' FROM role_features f
    WHERE f.feature = 'changePass' AND EXISTS (
      SELECT 1 FROM role_menus rm JOIN menus m ON m.code = rm.menu_code JOIN modules mo ON mo.code = m.module_code
      WHERE rm.role_code = f.role_code AND mo.link = 'ecenter' AND m.link = 'esschangepassword')
  UNION
  SELECT rm.role_code, p.permission FROM role_menus rm JOIN menus m ON m.code = rm.menu_code
    CROSS JOIN (VALUES ('agreement.manage'), ('agreement.publish')) p (permission) WHERE m.link = 'conductsetup'
  UNION
  SELECT r.code, p.permission FROM roles r
    JOIN (VALUES (19, 'ticket.answer'), (23, 'helpdesk.configure')) p (code, permission) ON p.code = r.code;
--> statement-breakpoint
INSERT INTO "permissions" ("name") SELECT p.name
  FROM (VALUES ('wish.send'), ('article.read'), ('tour.edit'), ('password.change'), ('agreement.manage'), ('agreement.publish'),
    ('ticket.answer'), ('helpdesk.configure')) p (name)
  WHERE EXISTS (SELECT 1 FROM roles);
