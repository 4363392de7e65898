import type { Handler } from '../../../platform/calls/call';
import { requireEveryone } from '../../../people/accounts/require-everyone';
import { readOptionFile } from './option-file';
import { findList, planList } from './plan-list';

const MAX_ISSUES = 100;
const SAMPLE = 10;

/** What a file would do, without doing it. */
export const checkOptionFile: Handler<'checkOptionFile'> = async ({ Key, HeaderCode, Mode }, context) => {
  requireEveryone(context);
  const { db } = context;
  const { options, issues } = await readOptionFile(context, HeaderCode);
  const list = Key === '' ? null : await findList(db, Key);
  const plan = await planList(db, list?.code ?? null, { options, mode: Mode });
  return {
    Added: plan.added.length,
    Changed: plan.changed.length,
    Retired: plan.retired.length,
    Unchanged: plan.unchanged,
    Refused: issues.length,
    Issues: issues.slice(0, MAX_ISSUES).map(({ line, code, text }) => ({ Line: line, Code: code, Text: text })),
    Sample: options
      .slice(0, SAMPLE)
      .map(({ value, parent, names }) => ({ Value: value, Label: names.en ?? value, Parent: parent })),
  };
};
