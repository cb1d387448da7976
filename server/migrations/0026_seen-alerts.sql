ALTER TABLE "monitoring_alerts" ADD COLUMN "sources" text[];--> statement-breakpoint
ALTER TABLE "monitoring_alerts" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "monitoring_alerts" ADD COLUMN "seen_by" text;--> statement-breakpoint
CREATE INDEX "monitoring_alerts_unseen_index" ON "monitoring_alerts" USING btree ("organization_id","id") WHERE seen_at is null;--> statement-breakpoint
CREATE INDEX "monitoring_alerts_sources_index" ON "monitoring_alerts" USING gin ("sources");--> statement-breakpoint
CREATE INDEX "monitoring_alerts_unfilled_index" ON "monitoring_alerts" USING btree ("id") WHERE sources is null;