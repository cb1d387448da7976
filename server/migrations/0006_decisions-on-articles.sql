ALTER TABLE "record_decisions" ADD COLUMN "about" text DEFAULT 'record' NOT NULL;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "articles_confirmed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "articles_ruled_out" integer DEFAULT 0 NOT NULL;