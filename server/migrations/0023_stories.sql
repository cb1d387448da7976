CREATE TABLE "article_bands" (
	"band" integer NOT NULL,
	"article" bigint NOT NULL,
	CONSTRAINT "article_bands_band_article_pk" PRIMARY KEY("band","article")
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "reader_version" integer;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "signature" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "address_key" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "replaced_by" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "replaced_as" text;--> statement-breakpoint
ALTER TABLE "article_bands" ADD CONSTRAINT "article_bands_article_articles_number_fk" FOREIGN KEY ("article") REFERENCES "public"."articles"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_bands_article_index" ON "article_bands" USING btree ("article");--> statement-breakpoint
CREATE INDEX "articles_address_index" ON "articles" USING btree ("address_key","organization_id") WHERE address_key is not null;--> statement-breakpoint
CREATE INDEX "articles_replaced_index" ON "articles" USING btree ("replaced_by") WHERE replaced_by is not null;--> statement-breakpoint
CREATE INDEX "articles_reader_index" ON "articles" USING btree (coalesce(reader_version, 0),"number");--> statement-breakpoint
CREATE INDEX "case_articles_article_index" ON "case_articles" USING btree ("article_id");