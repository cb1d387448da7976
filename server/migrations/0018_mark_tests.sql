ALTER TABLE "cases" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "cases_test_index" ON "cases" USING btree ("organization_id","id") WHERE is_test;