CREATE TABLE "helpdesk_versions" (
	"version" uuid DEFAULT gen_random_uuid() NOT NULL
);--> statement-breakpoint
INSERT INTO "helpdesk_versions" DEFAULT VALUES;--> statement-breakpoint
CREATE FUNCTION renew_helpdesk_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE helpdesk_versions SET version = gen_random_uuid();
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "helpdesk_processes_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "helpdesk_processes"
  FOR EACH STATEMENT EXECUTE FUNCTION renew_helpdesk_version();--> statement-breakpoint
CREATE TRIGGER "helpdesk_sub_processes_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "helpdesk_sub_processes"
  FOR EACH STATEMENT EXECUTE FUNCTION renew_helpdesk_version();--> statement-breakpoint
CREATE TRIGGER "helpdesk_priorities_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "helpdesk_priorities"
  FOR EACH STATEMENT EXECUTE FUNCTION renew_helpdesk_version();--> statement-breakpoint
CREATE TRIGGER "ticket_statuses_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ticket_statuses"
  FOR EACH STATEMENT EXECUTE FUNCTION renew_helpdesk_version();--> statement-breakpoint
CREATE TRIGGER "working_hours_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "working_hours"
  FOR EACH STATEMENT EXECUTE FUNCTION renew_helpdesk_version();--> statement-breakpoint
CREATE TRIGGER "holidays_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "holidays"
  FOR EACH STATEMENT EXECUTE FUNCTION renew_helpdesk_version();--> statement-breakpoint
CREATE TRIGGER "texts_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "texts"
  FOR EACH STATEMENT EXECUTE FUNCTION renew_helpdesk_version();
