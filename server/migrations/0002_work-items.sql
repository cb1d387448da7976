CREATE TABLE "work_items" (
	"case_id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"state" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"waiting_since" timestamp with time zone,
	"waiting_until" timestamp with time zone,
	"assignee_id" text,
	"claimed_until" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	"reopened_by" text,
	"unseen_alerts" integer DEFAULT 0 NOT NULL,
	"risk_score" double precision NOT NULL,
	"closest" json,
	"sources" text[] NOT NULL,
	"search_words" text[] NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"last_change" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_presence" (
	"case_id" text NOT NULL,
	"user_id" text NOT NULL,
	"organization_id" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "work_presence_case_id_user_id_pk" PRIMARY KEY("case_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_presence" ADD CONSTRAINT "work_presence_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_items_due_index" ON "work_items" USING btree ("organization_id","due_at","case_id") WHERE state <> 'closed';--> statement-breakpoint
CREATE INDEX "work_items_state_index" ON "work_items" USING btree ("organization_id","state","due_at","case_id");--> statement-breakpoint
CREATE INDEX "work_items_assignee_index" ON "work_items" USING btree ("organization_id","assignee_id","due_at","case_id") WHERE assignee_id is not null and state <> 'closed';--> statement-breakpoint
CREATE INDEX "work_items_risk_index" ON "work_items" USING btree ("organization_id","risk_score","case_id") WHERE state <> 'closed';--> statement-breakpoint
CREATE INDEX "work_items_updated_index" ON "work_items" USING btree ("organization_id","updated_at","case_id");--> statement-breakpoint
CREATE INDEX "work_items_waiting_index" ON "work_items" USING btree ("waiting_until") WHERE state = 'waiting';