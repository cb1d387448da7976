ALTER TABLE "deliveries" ADD COLUMN "body" text;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "payload" text DEFAULT 'full' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "bulk_events" text DEFAULT 'per_row' NOT NULL;