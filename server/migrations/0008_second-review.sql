CREATE TABLE "review_policies" (
	"organization_id" text PRIMARY KEY NOT NULL,
	"policy" json NOT NULL,
	"sample_seed" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "record_decisions" ADD COLUMN "stage" text DEFAULT 'final' NOT NULL;--> statement-breakpoint
ALTER TABLE "record_decisions" ADD COLUMN "is_pending" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "record_decisions" ADD COLUMN "answers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "record_decisions" ADD COLUMN "not_by" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "work_items" ADD COLUMN "proposers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "work_items" ADD COLUMN "escalated_by" text;--> statement-breakpoint
ALTER TABLE "review_policies" ADD CONSTRAINT "review_policies_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "record_decisions_pending_unique" ON "record_decisions" USING btree ("case_id","record_id","stage") WHERE is_pending;--> statement-breakpoint
ALTER TABLE "record_decisions" ADD CONSTRAINT "record_decisions_second_person" CHECK (user_id <> all(not_by));