ALTER TABLE "record_decisions" ADD COLUMN "whitelist_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "whitelisted_pairs" ADD COLUMN "until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "work_items" ADD COLUMN "facets" text[];--> statement-breakpoint
ALTER TABLE "work_items" ADD COLUMN "created_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "work_items_free_index" ON "work_items" USING btree ("organization_id","due_at","case_id") WHERE assignee_id is null and state <> 'closed';--> statement-breakpoint
CREATE INDEX "work_items_claimed_index" ON "work_items" USING btree ("organization_id","claimed_until") WHERE claimed_until is not null and state <> 'closed';--> statement-breakpoint
CREATE INDEX "work_items_changed_index" ON "work_items" USING btree ("organization_id","due_at","case_id") WHERE unseen_alerts > 0 and state <> 'closed';--> statement-breakpoint
CREATE INDEX "work_items_facets_index" ON "work_items" USING gin (array_to_tsvector("search_words"),"facets") WHERE state <> 'closed';--> statement-breakpoint
-- The planner ignores what it knows of an expression in a partial index.
CREATE STATISTICS "work_items_words" ON (array_to_tsvector("search_words")) FROM "work_items";--> statement-breakpoint
CREATE INDEX "work_items_closed_facets_index" ON "work_items" USING gin (array_to_tsvector("search_words"),"facets") WHERE state = 'closed';--> statement-breakpoint
CREATE INDEX "work_items_unfilled_index" ON "work_items" USING btree ("case_id") WHERE facets is null;--> statement-breakpoint
CREATE INDEX "custom_entries_record_index" ON "custom_entries" USING btree ("organization_id",left(encode(sha256(decode('custom:' || "list_id" || '\000' || replace("entry_id", '\', '\\'), 'escape')), 'hex'), 24));--> statement-breakpoint
CREATE INDEX "customers_case_verdict_index" ON "customers" USING btree ("organization_id","verdict","case_id") WHERE "customers"."verdict" is not null;--> statement-breakpoint
CREATE INDEX "listed_records_record_index" ON "listed_records" USING btree (left(encode(sha256(decode("source" || '\000' || replace("source_id", '\', '\\'), 'escape')), 'hex'), 24));