ALTER TABLE "record_decisions" ADD COLUMN "group_id" text;--> statement-breakpoint
ALTER TABLE "record_decisions" ADD COLUMN "reason_code" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "record_decisions" ADD COLUMN "seconds" integer;--> statement-breakpoint
ALTER TABLE "record_decisions" ADD COLUMN "before" json;--> statement-breakpoint
ALTER TABLE "record_decisions" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "record_decisions_group_index" ON "record_decisions" USING btree ("group_id") WHERE group_id is not null;