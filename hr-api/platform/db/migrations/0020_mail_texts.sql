CREATE TABLE "mail_texts" (
	"template_code" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"revision" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid NOT NULL,
	CONSTRAINT "mail_texts_template_code_language_pk" PRIMARY KEY("template_code","language")
);
