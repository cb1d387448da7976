ALTER TABLE "cases" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "cases_sample_index" ON "cases" USING btree ("organization_id","id") WHERE is_sample;