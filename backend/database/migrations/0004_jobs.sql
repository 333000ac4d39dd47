CREATE TABLE "job_parts" (
	"job_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"row_count" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "job_parts_job_id_position_pk" PRIMARY KEY("job_id","position"),
	CONSTRAINT "job_parts_position_check" CHECK ("job_parts"."position" >= 0),
	CONSTRAINT "job_parts_row_count_check" CHECK ("job_parts"."row_count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "job_parts" ADD CONSTRAINT "job_parts_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
DROP TABLE "report_runs" CASCADE;