CREATE TABLE "accepted_gaps" (
	"organization_id" text PRIMARY KEY NOT NULL,
	"categories" text[] NOT NULL,
	"reason" text NOT NULL,
	"user_id" text NOT NULL,
	"email" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
