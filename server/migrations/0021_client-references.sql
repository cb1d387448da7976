CREATE TABLE "client_reference_policies" (
	"organization_id" text PRIMARY KEY NOT NULL,
	"is_ready" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_references" (
	"organization_id" text NOT NULL,
	"kind" text NOT NULL,
	"client_reference" text NOT NULL,
	"case_id" text NOT NULL,
	"holder_id" text NOT NULL,
	CONSTRAINT "client_references_unique" PRIMARY KEY("organization_id","kind","client_reference")
);
--> statement-breakpoint
ALTER TABLE "client_reference_policies" ADD CONSTRAINT "client_reference_policies_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_references_case_index" ON "client_references" USING btree ("organization_id","case_id");