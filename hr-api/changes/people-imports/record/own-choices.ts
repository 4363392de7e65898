import { choicesIn } from '../../../../lib/contract/platform/form/answers';
import type { FieldOption } from '../../../../lib/contract/platform/form/field';
import { foldText } from '../../../../lib/contract/platform/fold-text';
import { languages, type Language } from '../../../../lib/contract/platform/languages';
import type { CallContext } from '../../../platform/calls/call';
import type { Database } from '../../../platform/db/database';
import { dayOf } from '../../../platform/dates';
import { findChoices, isLongList, MAX_SENT } from '../../../people/record/lists/choices';
import { findNamedChoices } from '../../../people/record/lists/find-named-choices';
import { optionsOf } from '../../../people/record/sections/section-form';
import { importTexts } from '../import-texts';
import { isChosen, ownFieldsOn, type OwnField, type RowsOfSection } from './own-fields';

/** More than any list that is read whole. */
const MAX_WHOLE = 5_000;

/** What a text of a file chooses, by a value or by a name in any language; `parent` is the answer on which it depends. */
export type Choose = (
  own: OwnField,
  text: string,
  parent: string,
) => { readonly value: string } | 'unknown' | 'unclear';

/** Reads what some fields offer, as far as texts of a file ask for it. */
export async function readChoices(
  { db, language }: Pick<CallContext, 'db' | 'language'>,
  asked: readonly { readonly own: OwnField; readonly texts: readonly string[] }[],
): Promise<Choose> {
  const offered = new Map<string, readonly FieldOption[]>();
  for (const { own, texts } of asked)
    if (isChosen(own.field) && texts.length > 0)
      offered.set(own.column, await offeredFor(db, own, { language, texts: [...new Set(texts)] }));
  return ({ column }, text, parent) => {
    const open = (offered.get(column) ?? []).filter(
      (one) => one.parent === null || choicesIn(parent).includes(one.parent),
    );
    const exact = open.find(({ value }) => value.toLowerCase() === text.toLowerCase());
    if (exact) return { value: exact.value };
    const named = new Set(open.filter(({ label }) => foldText(label) === foldText(text)).map(({ value }) => value));
    const [value] = named;
    if (named.size > 1) return 'unclear';
    return value === undefined ? 'unknown' : { value };
  };
}

async function offeredFor(
  db: Database,
  { field }: OwnField,
  { language, texts }: { readonly language: Language; readonly texts: readonly string[] },
): Promise<FieldOption[]> {
  const { list } = field;
  if (list === null) return languages.flatMap((one) => optionsOf(field, one));
  if (!(await isReadWhole(db, list, language))) return findNamedChoices(db, list, texts);
  const offered: FieldOption[] = [];
  for (const one of languages) offered.push(...(await findChoices(db, list, { language: one, limit: MAX_WHOLE })));
  return offered;
}

/** The branches of all banks are the one table that is long. */
const isReadWhole = async (db: Database, list: string, language: Language) =>
  list !== 'ifsc' && !(await isLongList(db, list, language));

/** What there is to choose in a language, by column; of lists that are searched none. */
export async function ownChoices(
  { db, now, language }: Pick<CallContext, 'db' | 'now' | 'language'>,
  rows: RowsOfSection = 'one',
) {
  const { yes, no } = importTexts[language].switch;
  const choices: Record<string, { readonly value: string; readonly text: string }[]> = {};
  for (const { column, field } of await ownFieldsOn(db, dayOf(now), rows)) {
    if (field.type === 'switch')
      choices[column] = [
        { value: 'Yes', text: yes },
        { value: 'No', text: no },
      ];
    if (!isChosen(field)) continue;
    const { list } = field;
    if (list !== null && !(await isReadWhole(db, list, language))) continue;
    const offered =
      list === null ? optionsOf(field, language) : await findChoices(db, list, { language, limit: MAX_SENT + 1 });
    if (offered.length <= MAX_SENT) choices[column] = offered.map(({ value, label: text }) => ({ value, text }));
  }
  return choices;
}

/** How answers of changes are called in a language, by column and value. */
export async function nameAnswers(
  { db, now, language }: Pick<CallContext, 'db' | 'now' | 'language'>,
  answersOf: (column: string) => readonly string[],
  rows: RowsOfSection = 'one',
): Promise<(column: string, answer: string) => string> {
  const { yes, no } = importTexts[language].switch;
  const names = new Map<string, ReadonlyMap<string, string>>();
  for (const { column, field } of await ownFieldsOn(db, dayOf(now), rows)) {
    const values = [...new Set(answersOf(column).flatMap(choicesIn))];
    if (values.length === 0) continue;
    if (field.type === 'switch') names.set(column, new Map(Object.entries({ Yes: yes, No: no })));
    if (!isChosen(field)) continue;
    const { list } = field;
    const offered =
      list === null
        ? optionsOf(field, language)
        : await findChoices(db, list, { language, values, limit: values.length });
    names.set(column, new Map(offered.map(({ value, label }) => [value, label])));
  }
  return (column, answer) => {
    const known = names.get(column);
    if (!known) return answer;
    return choicesIn(answer)
      .map((value) => known.get(value) ?? value)
      .join(', ');
  };
}
