import type { Handler } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import { computedOn } from '../../people/record/values/computed-on';
import { rowsOn } from '../../people/record/values/values';
import { isEditable, openSection } from '../access/open-section';
import { openOne, proposalsOf } from '../proposals/proposals';
import { isBlockedBy } from '../save/change';
import { statusOf } from '../status/row-status';
import { wireStatus } from '../status/wire-status';
import { rowVersion } from './find-row';
import { listsOf } from '../sections/offered';
import { answerTexts } from './shown-answers';

/** The rows of a section of somebody: those in force, and those that were asked for first and are undecided. */
export const listSectionRows: Handler<'listSectionRows'> = async (request, context) => {
  const { db, now, language } = context;
  const open = await openSection(context, request);
  const { section, subject, access } = open;
  const question = { personId: subject.personId, sectionCode: section.code };
  const on = dayOf(now);
  const [kept, proposals] = [await rowsOn(db, question, on), await proposalsOf(db, question)];
  const rows = kept.map((row) => ({ ...row, answers: computedOn(section, row.answers, on) }));
  const inForce = new Map(rows.map((row) => [row.rowId, row]));
  const asked = proposals.filter(({ state, rowId }) => state === 'pending' && !inForce.has(rowId));
  const canEdit = isEditable(open);
  const fields = [...access.values()].map(({ field }) => field);
  const textOf = await answerTexts(listsOf(context, open), fields, [...rows, ...asked]);
  return [...inForce.keys(), ...asked.map(({ rowId }) => rowId)].map((rowId) => {
    const row = inForce.get(rowId) ?? null;
    const ofRow = proposals.filter((proposal) => proposal.rowId === rowId);
    const waiting = openOne(ofRow, rowId);
    const status = statusOf(row ? [row] : [], ofRow);
    const isTheirs = waiting === null || waiting.askedBy === context.actor.accountId;
    const isBlocked = waiting !== null && isBlockedBy(waiting, open, context.actor.accountId);
    return {
      ...Object.fromEntries(fields.map((field) => [field.key, textOf(field, row ?? waiting)])),
      ...wireStatus(status, language),
      EditFlag: canEdit && status.waits !== 'delete' && (isTheirs || row !== null),
      DeleteFlag: canEdit && row !== null && status.waits !== 'delete' && !isBlocked,
      KeyCode: rowId,
      RowVersion: rowVersion({ row, open: waiting }),
      Waits: status.waits,
    };
  });
};
