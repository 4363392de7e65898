import type { Handler } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import { sectionAccess } from '../../people/record/rights/access';
import { fillings } from '../../people/record/values/completeness';
import { rowsOn } from '../../people/record/values/values';
import { isEditable, openSections, openSubject } from '../access/open-section';
import { proposalsOf } from '../proposals/proposals';
import { statusOf } from '../status/row-status';
import { wireStatus } from '../status/wire-status';
import { sectionInfo } from './section-info';

/** The sections of somebody that are open to the caller: where each stands, and what it lacks. */
export const readSections: Handler<'listSections'> = async (request, context) => {
  const { db, now, language } = context;
  const on = dayOf(now);
  const subject = await openSubject(context, request);
  const { personId } = subject;
  const sections = await openSections(context, subject);
  const rows = await rowsOn(db, { personId }, on);
  const proposals = await proposalsOf(db, { personId });
  const filled = new Map((await fillings(db, personId, on)).map((filling) => [filling.section.code, filling]));
  return sections.map((open) => {
    const { section } = open;
    const ofSection = ({ sectionCode }: { readonly sectionCode: number }) => sectionCode === section.code;
    const status = statusOf(rows.filter(ofSection), proposals.filter(ofSection));
    const filling = filled.get(section.code);
    return {
      ...sectionInfo(section, language),
      ...wireStatus(status, language),
      EditFlag: isEditable(open),
      Access: sectionAccess(section.definition, subject.relations),
      Rows: filling?.rows ?? 0,
      Missing: filling ? filling.asked - filling.filled : 0,
      Comments: status.comment,
    };
  });
};
