-- A new database has role_permissions from the baseline; one that was made before the baseline gets it here.
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
