DROP INDEX "leave_entries_employment";--> statement-breakpoint
CREATE INDEX "leave_entries_employment" ON "leave_entries" USING btree ("employment_id","type_code","day","amount");