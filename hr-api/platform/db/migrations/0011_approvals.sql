CREATE TABLE "approval_approvers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"approval_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"person_id" uuid NOT NULL,
	"via" text NOT NULL,
	"role_code" integer,
	"instead_of_id" uuid,
	"state" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by_id" uuid,
	"version" text,
	CONSTRAINT "approval_approvers_decided" CHECK (("approval_approvers"."decided_at" is null) = ("approval_approvers"."decided_by_id" is null))
);
--> statement-breakpoint
CREATE TABLE "approval_chains" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"kind" text DEFAULT '' NOT NULL,
	"sections" text[] NOT NULL,
	"fields" text[] NOT NULL,
	"unit_codes" text[] NOT NULL,
	"rank" integer NOT NULL,
	"steps" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" uuid,
	"replaced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "approval_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"approval_id" uuid NOT NULL,
	"what" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"person_id" uuid,
	"on_behalf_of_id" uuid,
	"comment" text DEFAULT '' NOT NULL,
	"added" uuid[] NOT NULL,
	"removed" uuid[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"version" text NOT NULL,
	"person_id" uuid NOT NULL,
	"asked_by_id" uuid NOT NULL,
	"sections" text[] NOT NULL,
	"fields" text[] NOT NULL,
	"chain_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"effective_on" date,
	"asked_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"remind_on" date,
	"escalate_on" date,
	"resolved_on" date,
	CONSTRAINT "approvals_code_unique" UNIQUE("code"),
	CONSTRAINT "approvals_state" CHECK ("approvals"."state" in ('pending', 'approved', 'rejected', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "delegations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone,
	"returned_at" timestamp with time zone,
	CONSTRAINT "delegations_code_unique" UNIQUE("code"),
	CONSTRAINT "delegations_span" CHECK ("delegations"."valid_to" > "delegations"."valid_from"),
	CONSTRAINT "delegations_not_self" CHECK ("delegations"."from_id" <> "delegations"."to_id")
);
--> statement-breakpoint
ALTER TABLE "approval_approvers" ADD CONSTRAINT "approval_approvers_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."approvals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_approvers" ADD CONSTRAINT "approval_approvers_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_approvers" ADD CONSTRAINT "approval_approvers_role_code_roles_code_fk" FOREIGN KEY ("role_code") REFERENCES "public"."roles"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_approvers" ADD CONSTRAINT "approval_approvers_instead_of_id_persons_id_fk" FOREIGN KEY ("instead_of_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_approvers" ADD CONSTRAINT "approval_approvers_decided_by_id_persons_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_chains" ADD CONSTRAINT "approval_chains_published_by_accounts_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_events" ADD CONSTRAINT "approval_events_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."approvals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_events" ADD CONSTRAINT "approval_events_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_events" ADD CONSTRAINT "approval_events_on_behalf_of_id_persons_id_fk" FOREIGN KEY ("on_behalf_of_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_asked_by_id_persons_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_chain_id_approval_chains_id_fk" FOREIGN KEY ("chain_id") REFERENCES "public"."approval_chains"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delegations" ADD CONSTRAINT "delegations_from_id_persons_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delegations" ADD CONSTRAINT "delegations_to_id_persons_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "approval_approvers_once" ON "approval_approvers" USING btree ("approval_id","person_id") WHERE "approval_approvers"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "approval_approvers_waiting" ON "approval_approvers" USING btree ("person_id","since","id","role_code","approval_id") WHERE "approval_approvers"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "approval_approvers_of_kind" ON "approval_approvers" USING btree ("person_id","kind","since","id") WHERE "approval_approvers"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "approval_approvers_decided" ON "approval_approvers" USING btree ("decided_by_id","decided_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "approval_approvers"."decided_by_id" is not null;--> statement-breakpoint
CREATE INDEX "approval_approvers_approval" ON "approval_approvers" USING btree ("approval_id");--> statement-breakpoint
CREATE UNIQUE INDEX "approval_chains_version" ON "approval_chains" USING btree ("code","number");--> statement-breakpoint
CREATE UNIQUE INDEX "approval_chains_in_force" ON "approval_chains" USING btree ("code") WHERE "approval_chains"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "approval_events_approval" ON "approval_events" USING btree ("approval_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_open" ON "approvals" USING btree ("kind","subject_id") WHERE "approvals"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "approvals_subject" ON "approvals" USING btree ("kind","subject_id","asked_at");--> statement-breakpoint
CREATE INDEX "approvals_asked" ON "approvals" USING btree ("asked_by_id","asked_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "approvals"."state" <> 'withdrawn';--> statement-breakpoint
CREATE INDEX "approvals_chain" ON "approvals" USING btree ("chain_id","id") WHERE "approvals"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "approvals_unresolved" ON "approvals" USING btree ("resolved_on","id") WHERE "approvals"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "approvals_remind" ON "approvals" USING btree ("remind_on") WHERE "approvals"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "approvals_escalate" ON "approvals" USING btree ("escalate_on") WHERE "approvals"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "delegations_from" ON "delegations" USING btree ("from_id","valid_from");--> statement-breakpoint
CREATE INDEX "delegations_to" ON "delegations" USING btree ("to_id","valid_from");--> statement-breakpoint
CREATE INDEX "delegations_unreturned" ON "delegations" USING btree ("valid_to") WHERE "delegations"."returned_at" is null;