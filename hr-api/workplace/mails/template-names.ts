import { sql } from 'drizzle-orm';
import { languages } from '../../../lib/contract/platform/languages';
import type { StartContext } from '../../platform/capability';
import type { Database } from '../../platform/db/database';
import { texts } from '../../platform/texts/tables';

declare module '../../platform/texts/tables' {
  interface TextKinds {
    'mail-template': true;
  }
}

/** Keeps what mails are called where queries find it, as this release calls them; one that is no longer sent keeps its name. */
export async function writeTemplateNames(
  db: Database,
  { capabilities }: Pick<StartContext, 'capabilities'>,
): Promise<void> {
  const rows = capabilities
    .flatMap(({ mailTemplates }) => mailTemplates ?? [])
    .flatMap(({ code, key, words }) =>
      languages.map((language) => ({
        kind: 'mail-template' as const,
        code,
        language,
        name: words[language].templates[key]?.name ?? code,
      })),
    );
  await db
    .insert(texts)
    .values(rows)
    .onConflictDoUpdate({
      target: [texts.kind, texts.code, texts.language],
      set: { name: sql`excluded.name` },
      setWhere: sql`${texts.name} <> excluded.name`,
    });
}
