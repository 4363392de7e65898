ALTER TABLE "helpdesk_processes" ADD COLUMN "is_for_clients" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "helpdesk_processes" SET "is_for_clients" = true;--> statement-breakpoint
UPDATE "texts" SET "name" = "words"."now"
FROM (VALUES
  ('de', 'Von Mitarbeiter beantwortet', 'Vom Anfragenden beantwortet'),
  ('en', 'Answered by employee', 'Answered by requester'),
  ('es', 'Respondido por el empleado', 'Respondido por quien preguntó'),
  ('fr', 'Réponse de l’employé', 'Réponse du demandeur'),
  ('ja', '従業員から回答あり', '依頼者から回答あり'),
  ('zh', '员工已回复', '提问者已回复')
) AS "words" ("language", "was", "now")
WHERE "texts"."kind" = 'helpdesk-status' AND "texts"."code" = '5'
  AND "texts"."language" = "words"."language" AND "texts"."name" = "words"."was";
