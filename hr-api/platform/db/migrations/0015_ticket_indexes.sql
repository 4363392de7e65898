CREATE INDEX "tickets_desk_updated" ON "tickets" USING btree ("desk_updated_at","number");--> statement-breakpoint
CREATE INDEX "tickets_due_sort" ON "tickets" USING btree ("due_sort_at","number");--> statement-breakpoint
CREATE INDEX "tickets_priority" ON "tickets" USING btree ("priority_code","number");--> statement-breakpoint
CREATE INDEX "tickets_open" ON "tickets" USING btree ("process_code","number") WHERE "tickets"."closed_at" is null;