CREATE TABLE "second_readings" (
	"id" text PRIMARY KEY NOT NULL,
	"article_id" text NOT NULL,
	"party" text NOT NULL,
	"passage" text NOT NULL,
	"model" text NOT NULL,
	"prompt_version" integer NOT NULL,
	"status" text NOT NULL,
	"answer" text,
	"role" text,
	"quote" text,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "second_readings" ADD CONSTRAINT "second_readings_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "second_readings_article_index" ON "second_readings" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "second_readings_asked_index" ON "second_readings" USING btree ("asked_at");