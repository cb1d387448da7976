CREATE TABLE "counted_days" (
	"organization_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"counts" json NOT NULL,
	CONSTRAINT "counted_days_organization_id_starts_at_pk" PRIMARY KEY("organization_id","starts_at")
);
--> statement-breakpoint
ALTER TABLE "record_decisions" ADD COLUMN "facts" json;--> statement-breakpoint
CREATE INDEX "record_decisions_at_index" ON "record_decisions" USING btree ("organization_id","at");--> statement-breakpoint
CREATE INDEX "work_items_opened_index" ON "work_items" USING btree ("organization_id","opened_at");--> statement-breakpoint
CREATE INDEX "work_items_closed_index" ON "work_items" USING btree ("organization_id","closed_at") WHERE state = 'closed';--> statement-breakpoint
CREATE INDEX "work_items_backlog_index" ON "work_items" USING btree ("organization_id","created_at","due_at","state","case_id") WHERE state <> 'closed' and not is_test;--> statement-breakpoint
CREATE INDEX "monitoring_alerts_created_index" ON "monitoring_alerts" USING btree ("organization_id","created_at");