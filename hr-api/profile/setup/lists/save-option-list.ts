import { and, eq } from 'drizzle-orm';
import { languages } from '../../../../lib/contract/platform/languages';
import { MAX_LIST_OPTIONS } from '../../../../lib/contract/people/section-rules';
import type { RequestFor } from '../../../../lib/contract/all';
import type { Handler } from '../../../platform/calls/call';
import { audit } from '../../../platform/audit/audit';
import type { Database } from '../../../platform/db/database';
import { ApiError } from '../../../platform/errors';
import { newCode } from '../../../platform/new-code';
import { texts } from '../../../platform/texts/tables';
import { recordListItems, recordLists } from '../../../people/record/lists/tables';
import { requireEveryone } from '../../../people/accounts/require-everyone';
import { readOptionFile } from './option-file';
import { findList, planList } from './plan-list';
import { writeList } from './write-list';

type Names = RequestFor<'saveOptionList'>['Names'];

const refuse = (path: string, message: string) => new ApiError('invalid', { issues: [{ path, message }] });

async function createList(db: Database, names: Names) {
  const key = `list-${newCode()}`.slice(0, 40);
  if (!names.en) throw refuse('Names', 'no_english');
  const [list] = await db.insert(recordLists).values({ key, name: names.en, textCode: key }).returning();
  if (!list) throw new Error('the list was not kept');
  return list;
}

/** What a list is called from now on, in the languages that are given. */
async function nameList(db: Database, { code, textCode, key }: typeof recordLists.$inferSelect, names: Names) {
  const named = textCode ?? key;
  if (names.en) await db.update(recordLists).set({ name: names.en, textCode: named }).where(eq(recordLists.code, code));
  for (const language of languages) {
    const name = names[language];
    if (!name) continue;
    await db
      .insert(texts)
      .values({ kind: 'record-list', code: named, language, name })
      .onConflictDoUpdate({ target: [texts.kind, texts.code, texts.language], set: { name } });
  }
}

/** Makes a list of a file of options, or changes one. */
export const saveOptionList: Handler<'saveOptionList'> = async ({ Key, HeaderCode, Mode, Names }, context) => {
  requireEveryone(context);
  const { db } = context;
  const { options } = await readOptionFile(context, HeaderCode);
  if (options.length === 0) throw refuse('HeaderCode', 'empty');
  const list = Key === '' ? await createList(db, Names) : await findList(db, Key, true);
  await nameList(db, list, Names);
  const plan = await planList(db, Key === '' ? null : list.code, { options, mode: Mode });
  await writeList(db, list, plan);
  const isOffered = and(eq(recordListItems.listCode, list.code), eq(recordListItems.isActive, true));
  if ((await db.$count(recordListItems, isOffered)) > MAX_LIST_OPTIONS) throw refuse('HeaderCode', 'too_many');
  const figures = { Added: plan.added.length, Changed: plan.changed.length, Retired: plan.retired.length };
  await audit(context, {
    subject: { kind: 'option list', id: list.key },
    action: 'save option list',
    after: { mode: Mode, names: Names, added: figures.Added, changed: figures.Changed, retired: figures.Retired },
  });
  return { Key: list.key, ...figures };
};
