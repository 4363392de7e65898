import type { Handler } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import { sectionAccess } from '../../people/record/rights/access';
import { rowsOn } from '../../people/record/values/values';
import { isEditable, openSection } from '../access/open-section';
import { proposalsOf } from '../proposals/proposals';
import { findRow } from '../rows/find-row';
import { statusOf } from '../status/row-status';
import { wireStatus } from '../status/wire-status';
import { sectionInfo } from './section-info';

/** Where a section of somebody stands, or one of its rows, and what the caller may do there. */
export const readSectionHeader: Handler<'getSectionHeader'> = async (request, context) => {
  const { db, now, language } = context;
  const open = await openSection(context, request);
  const { section, subject, access } = open;
  const on = dayOf(now);
  const question = { personId: subject.personId, sectionCode: section.code };
  const found = request.KeyCode ? await findRow(db, open, { KeyCode: request.KeyCode, on }) : null;
  const status = found
    ? statusOf(found.row ? [found.row] : [], found.proposals)
    : statusOf(await rowsOn(db, question, on), await proposalsOf(db, question));
  const asked = section.definition.fields.filter(({ isRetired }) => !isRetired);
  return {
    ...wireStatus(status, language),
    Comments: status.comment,
    EditFlag: isEditable(open),
    SectionInfo: sectionInfo(section, language),
    Access: sectionAccess(section.definition, subject.relations),
    Hidden: asked.filter(({ code }) => !access.has(code)).length,
  };
};
