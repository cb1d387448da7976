CREATE TABLE "case_rounds" (
	"case_id" text NOT NULL,
	"organization_id" text NOT NULL,
	"round" integer NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"ended_by" text NOT NULL,
	"case_status" text NOT NULL,
	"made" json NOT NULL,
	"results" json NOT NULL,
	CONSTRAINT "case_rounds_case_id_round_pk" PRIMARY KEY("case_id","round")
);
