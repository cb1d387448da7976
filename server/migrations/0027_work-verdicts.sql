ALTER TABLE "work_items" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "work_items" ADD COLUMN "verdict" text;--> statement-breakpoint
CREATE INDEX "work_items_closed_risk_index" ON "work_items" USING btree ("organization_id","risk_score","case_id") WHERE state = 'closed';--> statement-breakpoint
CREATE INDEX "work_items_verdict_index" ON "work_items" USING btree ("organization_id","verdict","due_at","case_id") WHERE verdict is not null and state <> 'closed';--> statement-breakpoint
CREATE INDEX "work_items_closed_verdict_index" ON "work_items" USING btree ("organization_id","verdict","due_at","case_id") WHERE verdict is not null and state = 'closed';