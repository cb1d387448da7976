CREATE TABLE "encryption_keys" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "case_images" ADD COLUMN "key_fingerprint" text;--> statement-breakpoint
ALTER TABLE "entry_images" ADD COLUMN "key_fingerprint" text;--> statement-breakpoint
ALTER TABLE "signing_secrets" ADD COLUMN "key_fingerprint" text;--> statement-breakpoint
CREATE UNIQUE INDEX "encryption_keys_in_use_index" ON "encryption_keys" USING btree (("replaced_at" is null)) WHERE "encryption_keys"."replaced_at" is null;