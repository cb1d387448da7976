CREATE TABLE "whitelist_uses" (
	"pair_id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"searches" integer NOT NULL
);
