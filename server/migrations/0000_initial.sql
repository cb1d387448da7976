CREATE TABLE "api_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"user_id" text NOT NULL,
	"parent_id" text,
	"hash" text NOT NULL,
	"masked" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"role" text NOT NULL,
	"scopes" text[] NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "known_networks" (
	"email_hash" text NOT NULL,
	"network" text NOT NULL,
	"last_login_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_networks_email_hash_network_pk" PRIMARY KEY("email_hash","network")
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_failures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email_hash" text NOT NULL,
	"address" text NOT NULL,
	"failed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organization_storage" (
	"organization_id" text PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"organization_id" text NOT NULL,
	"token_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text DEFAULT 'token' NOT NULL,
	"secret_hash" text NOT NULL,
	"organization_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	"password_set_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"disabled_at" timestamp with time zone,
	"preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "users_role_check" CHECK ("users"."role" in ('admin', 'lead', 'analyst', 'viewer', 'integration'))
);
--> statement-breakpoint
CREATE TABLE "article_names" (
	"key" bigint NOT NULL,
	"article" bigint NOT NULL,
	CONSTRAINT "article_names_key_article_pk" PRIMARY KEY("key","article")
);
--> statement-breakpoint
CREATE TABLE "article_prints" (
	"band" integer NOT NULL,
	"article" bigint NOT NULL,
	"print" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "article_prints_band_article_pk" PRIMARY KEY("band","article")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "articles_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" text NOT NULL,
	"organization_id" text NOT NULL,
	"story_id" text NOT NULL,
	"content_hash" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"url" text,
	"language" text NOT NULL,
	"published_at" timestamp with time zone,
	"publisher" text,
	"author" text,
	"country" text,
	"thumbnail" text,
	"publisher_tier" smallint NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	"wrongdoing" real NOT NULL,
	"reading" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_articles" (
	"case_id" text NOT NULL,
	"position" integer NOT NULL,
	"organization_id" text NOT NULL,
	"article_id" text NOT NULL,
	"link_status" text NOT NULL,
	"probability" double precision NOT NULL,
	"judged" json NOT NULL,
	CONSTRAINT "case_articles_case_id_position_pk" PRIMARY KEY("case_id","position")
);
--> statement-breakpoint
CREATE TABLE "media_watch" (
	"id" smallint PRIMARY KEY NOT NULL,
	"article" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_checks" (
	"name" text PRIMARY KEY NOT NULL,
	"confirmed_at" timestamp with time zone,
	"validator" json NOT NULL,
	"failures" integer NOT NULL,
	"failed_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "feed_items" (
	"id" text PRIMARY KEY NOT NULL,
	"feed" text NOT NULL,
	"item" json,
	"tries" integer NOT NULL,
	"due_at" timestamp with time zone,
	"told_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bulk_rows" (
	"upload_id" text NOT NULL,
	"number" integer NOT NULL,
	"organization_id" text NOT NULL,
	"line" integer NOT NULL,
	"cells" json NOT NULL,
	"faults" json NOT NULL,
	"customer_id" text,
	CONSTRAINT "bulk_rows_upload_id_number_pk" PRIMARY KEY("upload_id","number")
);
--> statement-breakpoint
CREATE TABLE "bulk_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"user_id" text NOT NULL,
	"uploaded_by" text NOT NULL,
	"file_name" text NOT NULL,
	"mode" text NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"rows_a_job" integer NOT NULL,
	"customers" integer NOT NULL,
	"created" integer NOT NULL,
	"failed_rows" integer NOT NULL,
	"processed" integer NOT NULL,
	"cases_created" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "case_images" (
	"case_id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_decisions" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"case_id" text NOT NULL,
	"record_id" text NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"whitelisted" boolean NOT NULL,
	"user_id" text NOT NULL,
	"email" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "whitelisted_pairs" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"subject_key" text NOT NULL,
	"subject_name" text NOT NULL,
	"record_id" text NOT NULL,
	"record_name" text NOT NULL,
	"material_hash" text NOT NULL,
	"reason" text NOT NULL,
	"case_id" text NOT NULL,
	"user_id" text NOT NULL,
	"email" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "case_counts" (
	"organization_id" text NOT NULL,
	"day" date NOT NULL,
	"shard" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "case_counts_organization_id_day_shard_pk" PRIMARY KEY("organization_id","day","shard")
);
--> statement-breakpoint
CREATE TABLE "case_results" (
	"case_id" text NOT NULL,
	"position" integer NOT NULL,
	"organization_id" text NOT NULL,
	"record_id" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"risk_score" double precision NOT NULL,
	"decision" json,
	"whitelist" json,
	"shown" json NOT NULL,
	CONSTRAINT "case_results_case_id_position_pk" PRIMARY KEY("case_id","position")
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"platform" text NOT NULL,
	"filters" json NOT NULL,
	"normalized_name" text NOT NULL,
	"language" text NOT NULL,
	"total_results" integer NOT NULL,
	"potential_matches" integer NOT NULL,
	"true_positives" integer NOT NULL,
	"false_positives" integer NOT NULL,
	"unknowns" integer NOT NULL,
	"risk_score" double precision NOT NULL,
	"risk_level" text NOT NULL,
	"risk_decision" text NOT NULL,
	"risk_score_engine" json,
	"category_counts" json NOT NULL,
	"country_counts" json NOT NULL,
	"editions" json NOT NULL,
	"allow_list" json NOT NULL,
	"notices" text[] NOT NULL,
	"gaps" json NOT NULL,
	"adverse_media_status" text NOT NULL,
	"total_adverse_media" integer NOT NULL,
	"media_risk_score" double precision DEFAULT 0 NOT NULL,
	"callback_status" text NOT NULL,
	"assignees" json NOT NULL,
	"comments" json NOT NULL,
	"read_by" text[] NOT NULL,
	"is_monitored" boolean NOT NULL,
	"is_updated" boolean NOT NULL,
	"is_media_monitored" boolean NOT NULL,
	"monitored_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cited_sources" (
	"hash" text PRIMARY KEY NOT NULL,
	"content" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_splits" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"pair" text NOT NULL,
	"records" json NOT NULL,
	"reason" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custom_entries" (
	"list_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"from_version" integer NOT NULL,
	"to_version" integer,
	"organization_id" text NOT NULL,
	"content_hash" text NOT NULL,
	"record" json NOT NULL,
	CONSTRAINT "custom_entries_list_id_entry_id_from_version_pk" PRIMARY KEY("list_id","entry_id","from_version")
);
--> statement-breakpoint
CREATE TABLE "custom_lists" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"description" text,
	"version" integer NOT NULL,
	"entry_count" integer NOT NULL,
	"name_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entry_images" (
	"list_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"organization_id" text NOT NULL,
	"sealed" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "entry_images_list_id_entry_id_pk" PRIMARY KEY("list_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "search_profiles" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"name" text NOT NULL,
	"categories" text[] NOT NULL,
	"sources" text[] NOT NULL,
	"custom_list_ids" text[],
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "configurations" (
	"organization_id" text PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL,
	"default_mode" text NOT NULL,
	"process_records" smallint NOT NULL,
	"lite_inputs" json NOT NULL,
	"advanced_fields" json NOT NULL,
	"monitoring_enabled" boolean NOT NULL,
	"monitoring_frequency" text NOT NULL,
	"alert_by_email" boolean NOT NULL,
	"alert_by_webhook" boolean NOT NULL,
	"alert_recipients" text[] NOT NULL,
	"auto_create_cases" boolean NOT NULL,
	"auto_create_case_verdicts" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entitlements" (
	"organization_id" text PRIMARY KEY NOT NULL,
	"lite_enabled" boolean NOT NULL,
	"advanced_enabled" boolean NOT NULL,
	"lite_credits" integer,
	"advanced_credits" integer
);
--> statement-breakpoint
CREATE TABLE "analyses" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"organization_id" text NOT NULL,
	"round" smallint NOT NULL,
	"user_id" text NOT NULL,
	"input" json NOT NULL,
	"output" text NOT NULL,
	"narration" json NOT NULL,
	"failure" text,
	"audit_id" text NOT NULL,
	"analysed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" text NOT NULL,
	"organization_id" text NOT NULL,
	"mode" text NOT NULL,
	"verdict" text,
	"decision" text,
	"deleted_at" timestamp with time zone,
	"change" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_search_counts" (
	"organization_id" text NOT NULL,
	"search" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "customer_search_counts_organization_id_search_day_pk" PRIMARY KEY("organization_id","search","day")
);
--> statement-breakpoint
CREATE TABLE "customer_searches" (
	"organization_id" text NOT NULL,
	"search" text NOT NULL,
	"remembered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_searches_organization_id_search_pk" PRIMARY KEY("organization_id","search")
);
--> statement-breakpoint
CREATE TABLE "customer_counts" (
	"organization_id" text NOT NULL,
	"day" date NOT NULL,
	"mode" text NOT NULL,
	"verdict" text NOT NULL,
	"decision" text NOT NULL,
	"deleted" boolean NOT NULL,
	"shard" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "customer_counts_organization_id_day_mode_verdict_decision_deleted_shard_pk" PRIMARY KEY("organization_id","day","mode","verdict","decision","deleted","shard")
);
--> statement-breakpoint
CREATE TABLE "customer_decisions" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"organization_id" text NOT NULL,
	"user_id" text,
	"decision" text,
	"reason" text,
	"verdict" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"user_id" text NOT NULL,
	"case_id" text NOT NULL,
	"party" json NOT NULL,
	"identification_type" text,
	"identification_country" text,
	"categories" text[] NOT NULL,
	"match_score" smallint NOT NULL,
	"exact_search" boolean NOT NULL,
	"has_image" boolean NOT NULL,
	"ongoing_monitoring" boolean,
	"client_reference" text,
	"upload_source" text NOT NULL,
	"search_words" text[] NOT NULL,
	"mode" text NOT NULL,
	"status" text NOT NULL,
	"round" smallint NOT NULL,
	"requested_by" text NOT NULL,
	"credit_taken" boolean NOT NULL,
	"verdict" text,
	"recommendation" text,
	"narrative" text,
	"key_drivers" text[] NOT NULL,
	"analysed_at" timestamp with time zone,
	"decision" text,
	"decision_reason" text,
	"deleted_at" timestamp with time zone,
	"deleted_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal_holds" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"case_id" text NOT NULL,
	"reason" text NOT NULL,
	"user_id" text NOT NULL,
	"email" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	"released_by" text,
	"release_reason" text
);
--> statement-breakpoint
CREATE TABLE "retentions" (
	"organization_id" text PRIMARY KEY NOT NULL,
	"no_match_days" integer,
	"passed_days" integer,
	"for_review_days" integer,
	"failed_days" integer,
	"bulk_row_days" integer,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "editions" (
	"id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"number" integer NOT NULL,
	"version" text NOT NULL,
	"published_at" timestamp with time zone,
	"imported_at" timestamp with time zone NOT NULL,
	"record_count" integer NOT NULL,
	"name_count" integer NOT NULL,
	"broken_count" integer NOT NULL,
	"checksum" text NOT NULL,
	"added" integer NOT NULL,
	"changed" integer NOT NULL,
	"removed" integer NOT NULL,
	"format" text NOT NULL,
	"reader_version" integer NOT NULL,
	"origin" text[] NOT NULL,
	"restored_from" integer,
	CONSTRAINT "editions_version_unique" UNIQUE("version"),
	CONSTRAINT "editions_number_unique" UNIQUE("source","number")
);
--> statement-breakpoint
CREATE TABLE "listed_records" (
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"from_edition" integer NOT NULL,
	"to_edition" integer,
	"content_hash" text NOT NULL,
	"record" json NOT NULL,
	CONSTRAINT "listed_records_source_source_id_from_edition_pk" PRIMARY KEY("source","source_id","from_edition")
);
--> statement-breakpoint
CREATE TABLE "list_checks" (
	"source" text PRIMARY KEY NOT NULL,
	"confirmed_at" timestamp with time zone,
	"validators" json NOT NULL,
	"failures" integer NOT NULL,
	"failed_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "monitoring_alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"case_id" text NOT NULL,
	"type" text NOT NULL,
	"changes" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"awaits_digest" boolean NOT NULL,
	"email_id" text
);
--> statement-breakpoint
CREATE TABLE "monitoring_states" (
	"organization_id" text PRIMARY KEY NOT NULL,
	"editions" json NOT NULL,
	"ran_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_chains" (
	"chain" text PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL,
	"hash" text NOT NULL,
	"anchored" bigint NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"chain" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" json NOT NULL,
	"action" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text NOT NULL,
	"details" json,
	"salt" text,
	"details_hash" text NOT NULL,
	"number" bigint,
	"previous_hash" text,
	"hash" text
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"event_id" text NOT NULL,
	"webhook_id" text,
	"url" text,
	"lane" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attempted_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"response_status" integer,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"kind" text NOT NULL,
	"about_id" text,
	"recipients" text[] NOT NULL,
	"delivered" text[] NOT NULL,
	"status" text NOT NULL,
	"attempts" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"type" text NOT NULL,
	"about_kind" text NOT NULL,
	"about_id" text NOT NULL,
	"changes" json,
	"created_at" timestamp with time zone NOT NULL,
	"body" text
);
--> statement-breakpoint
CREATE TABLE "signing_secrets" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"sealed" text NOT NULL,
	"previous_sealed" text,
	"previous_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"name" text NOT NULL,
	"endpoint" text NOT NULL,
	"types" text[] NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"last_success_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "active_risk_score_engines" (
	"organization_id" text PRIMARY KEY NOT NULL,
	"engine_id" text NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "risk_score_engines" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"definition" json NOT NULL,
	"user_id" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "risk_score_engines_organization_id_id_version_pk" PRIMARY KEY("organization_id","id","version")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_parent_id_api_keys_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_names" ADD CONSTRAINT "article_names_article_articles_number_fk" FOREIGN KEY ("article") REFERENCES "public"."articles"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_prints" ADD CONSTRAINT "article_prints_article_articles_number_fk" FOREIGN KEY ("article") REFERENCES "public"."articles"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD CONSTRAINT "bulk_rows_upload_id_bulk_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."bulk_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_images" ADD CONSTRAINT "case_images_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_results" ADD CONSTRAINT "case_results_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_entries" ADD CONSTRAINT "custom_entries_list_id_custom_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."custom_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_images" ADD CONSTRAINT "entry_images_list_id_custom_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."custom_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configurations" ADD CONSTRAINT "configurations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_search_counts" ADD CONSTRAINT "customer_search_counts_search_fk" FOREIGN KEY ("organization_id","search") REFERENCES "public"."customer_searches"("organization_id","search") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_decisions" ADD CONSTRAINT "customer_decisions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_hash_unique" ON "api_keys" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "api_keys_user_index" ON "api_keys" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "known_networks_time_index" ON "known_networks" USING btree ("last_login_at");--> statement-breakpoint
CREATE INDEX "login_failures_email_index" ON "login_failures" USING btree ("email_hash","failed_at");--> statement-breakpoint
CREATE INDEX "login_failures_time_index" ON "login_failures" USING btree ("failed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "password_resets_token_unique" ON "password_resets" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "password_resets_user_index" ON "password_resets" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "password_resets_time_index" ON "password_resets" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_secret_unique" ON "sessions" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "sessions_user_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree ("email","organization_id");--> statement-breakpoint
CREATE INDEX "users_organization_index" ON "users" USING btree ("organization_id","id");--> statement-breakpoint
CREATE INDEX "article_names_article_index" ON "article_names" USING btree ("article");--> statement-breakpoint
CREATE INDEX "article_prints_article_index" ON "article_prints" USING btree ("article");--> statement-breakpoint
CREATE UNIQUE INDEX "articles_id_unique" ON "articles" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "articles_content_unique" ON "articles" USING btree ("organization_id","content_hash");--> statement-breakpoint
CREATE INDEX "articles_age_index" ON "articles" USING btree ("published_at","stored_at");--> statement-breakpoint
CREATE INDEX "feed_items_due_index" ON "feed_items" USING btree ("feed","due_at");--> statement-breakpoint
CREATE INDEX "feed_items_told_index" ON "feed_items" USING btree ("told_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_rows_customer_unique" ON "bulk_rows" USING btree ("customer_id") WHERE "bulk_rows"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "bulk_uploads_listing_index" ON "bulk_uploads" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "record_decisions_result_index" ON "record_decisions" USING btree ("case_id","record_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "whitelisted_pairs_active_unique" ON "whitelisted_pairs" USING btree ("organization_id","subject_key","record_id") WHERE "whitelisted_pairs"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "whitelisted_pairs_listing_index" ON "whitelisted_pairs" USING btree ("organization_id","id") WHERE "whitelisted_pairs"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "case_results_record_unique" ON "case_results" USING btree ("case_id","record_id");--> statement-breakpoint
CREATE INDEX "cases_listing_index" ON "cases" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "cases_name_index" ON "cases" USING btree ("organization_id","normalized_name");--> statement-breakpoint
CREATE INDEX "cases_monitored_index" ON "cases" USING btree ("organization_id","id") WHERE is_monitored;--> statement-breakpoint
CREATE INDEX "cases_media_monitored_index" ON "cases" USING btree ("id") WHERE is_media_monitored;--> statement-breakpoint
CREATE UNIQUE INDEX "record_splits_pair_unique" ON "record_splits" USING btree ("organization_id","pair");--> statement-breakpoint
CREATE INDEX "custom_entries_version_index" ON "custom_entries" USING btree ("list_id","to_version");--> statement-breakpoint
CREATE UNIQUE INDEX "custom_lists_name_unique" ON "custom_lists" USING btree ("organization_id","name");--> statement-breakpoint
CREATE INDEX "entry_images_organization_index" ON "entry_images" USING btree ("organization_id");--> statement-breakpoint
CREATE UNIQUE INDEX "search_profiles_name_unique" ON "search_profiles" USING btree ("organization_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "analyses_round_unique" ON "analyses" USING btree ("customer_id","round");--> statement-breakpoint
CREATE INDEX "customer_decisions_index" ON "customer_decisions" USING btree ("customer_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_case_unique" ON "customers" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "customers_listing_index" ON "customers" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "customers_mode_index" ON "customers" USING btree ("organization_id","mode","created_at","id");--> statement-breakpoint
CREATE INDEX "customers_verdict_index" ON "customers" USING btree ("organization_id","verdict","created_at","id") WHERE "customers"."verdict" is not null;--> statement-breakpoint
CREATE INDEX "customers_decision_index" ON "customers" USING btree ("organization_id","decision","created_at","id") WHERE "customers"."decision" is not null;--> statement-breakpoint
CREATE INDEX "customers_search_index" ON "customers" USING gin (array_to_tsvector("search_words"));--> statement-breakpoint
CREATE UNIQUE INDEX "legal_holds_case_unique" ON "legal_holds" USING btree ("organization_id","case_id") WHERE "legal_holds"."released_at" is null;--> statement-breakpoint
CREATE INDEX "legal_holds_listing_index" ON "legal_holds" USING btree ("organization_id","id");--> statement-breakpoint
CREATE INDEX "listed_records_editions_index" ON "listed_records" USING btree ("source","to_edition");--> statement-breakpoint
CREATE INDEX "listed_records_from_index" ON "listed_records" USING btree ("source","from_edition");--> statement-breakpoint
CREATE INDEX "monitoring_alerts_listing_index" ON "monitoring_alerts" USING btree ("organization_id","id");--> statement-breakpoint
CREATE INDEX "monitoring_alerts_case_index" ON "monitoring_alerts" USING btree ("organization_id","case_id","id");--> statement-breakpoint
CREATE INDEX "monitoring_alerts_waiting_index" ON "monitoring_alerts" USING btree ("organization_id") WHERE "monitoring_alerts"."awaits_digest";--> statement-breakpoint
CREATE INDEX "monitoring_alerts_email_index" ON "monitoring_alerts" USING btree ("email_id") WHERE "monitoring_alerts"."email_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_waiting_index" ON "audit_entries" USING btree ("chain") WHERE "audit_entries"."number" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_entries_number_unique" ON "audit_entries" USING btree ("chain","number") WHERE "audit_entries"."number" is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_listing_index" ON "audit_entries" USING btree ("chain","at","id","action",(actor ->> 'userId'));--> statement-breakpoint
CREATE INDEX "audit_entries_target_index" ON "audit_entries" USING btree ("chain","target_id","at");--> statement-breakpoint
CREATE INDEX "deliveries_due_index" ON "deliveries" USING btree ("lane","due_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "deliveries_webhook_index" ON "deliveries" USING btree ("webhook_id","id");--> statement-breakpoint
CREATE INDEX "deliveries_event_index" ON "deliveries" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "emails_listing_index" ON "emails" USING btree ("organization_id","id");--> statement-breakpoint
CREATE INDEX "emails_time_index" ON "emails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "events_time_index" ON "events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "events_about_index" ON "events" USING btree ("about_id");--> statement-breakpoint
CREATE INDEX "webhooks_organization_index" ON "webhooks" USING btree ("organization_id","id");