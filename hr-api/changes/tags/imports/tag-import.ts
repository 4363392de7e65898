import type { CallContext } from '../../../platform/calls/call';
import { wireDate } from '../../../platform/dates';
import { namedRows } from '../../../platform/lookups/named-rows';
import { tagKinds } from '../../../people/tags/tables';
import type { ImportKind } from '../../../workplace/imports/import-kind';
import { usualOptions } from '../../../workplace/imports/usual-options';
import { namesOfEmployments } from '../../imports/names-of-employments';
import { planTagRows } from './plan-tag-rows';
import { readTagFacts } from './read-tag-facts';
import { tagColumns } from './tag-columns';
import { inLanguages, tagReasons } from './tag-import-texts';
import { takeTagRowsBack, writeTagRows } from './write-tag-rows';

const namesOfTags = async ({ db, language }: Pick<CallContext, 'db' | 'language'>) =>
  namedRows(db, { table: tagKinds, texts: 'tag' }, language);

const DAYS: readonly string[] = ['EffectiveFrom', 'Until'];

/** Tags by file: one row, one person and one tag; several tags of a person are several rows. */
export const tagImport: ImportKind = {
  key: 'tags',
  names: inLanguages(({ name }) => name),
  descriptions: inLanguages(({ description }) => description),
  columns: tagColumns,
  keys: ['EmployeeID', 'Mail'],
  keysMayRepeat: true,
  isOpenTo: ({ permissions }) => permissions.has('tag.move'),
  options: [usualOptions.effectiveFrom, usualOptions.justification, usualOptions.dayOrder],
  reasons: tagReasons,
  writes: [{ phase: 'write', looksAt: ['new', 'changed'], writes: ['new', 'changed'] }],
  choices: async (context) => ({
    TagCode: (await namesOfTags(context))
      .filter(({ isActive }) => isActive)
      .map(({ code, name }) => ({ value: String(code), text: name })),
  }),
  tell: async (context, changes) => {
    const tags = new Map((await namesOfTags(context)).map(({ code, name }) => [String(code), name]));
    const users = changes.filter(({ column }) => column === 'TagUser').flatMap(({ from, to }) => [from, to]);
    const people = await namesOfEmployments(context.db, users.filter(Boolean));
    return (column, value) => {
      if (value !== '' && DAYS.includes(column)) return wireDate(value);
      return (column === 'TagCode' ? tags : people).get(value) ?? value;
    };
  },
  open: async (context) => {
    const facts = await readTagFacts(context);
    return {
      plan: (rows) => planTagRows(context, facts, rows),
      settle: async () => [],
      write: (_, rows) => writeTagRows(context, rows),
      takeBack: (rows, reason) => takeTagRowsBack(context, rows, reason),
    };
  },
};
