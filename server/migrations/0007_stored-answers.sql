CREATE TABLE "stored_answers" (
	"organization_id" text NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"body" text,
	"subjects" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stored_answers_organization_id_key_pk" PRIMARY KEY("organization_id","key")
);
--> statement-breakpoint
CREATE INDEX "stored_answers_time_index" ON "stored_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "stored_answers_subjects_index" ON "stored_answers" USING gin ("subjects");