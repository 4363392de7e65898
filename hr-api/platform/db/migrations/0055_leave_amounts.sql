-- Made before the old one goes, so that leave is read meanwhile.
CREATE INDEX "leave_entries_amounts" ON "leave_entries" USING btree ("employment_id","type_code","day","amount");--> statement-breakpoint
DROP INDEX "leave_entries_employment";--> statement-breakpoint
ALTER INDEX "leave_entries_amounts" RENAME TO "leave_entries_employment";
