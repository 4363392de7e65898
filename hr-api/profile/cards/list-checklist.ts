import type { Handler } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import { nameIn } from '../../people/record/sections/section-form';
import { fillings } from '../../people/record/values/completeness';
import { rowsOn } from '../../people/record/values/values';
import { isEditable, openSections, openSubject } from '../access/open-section';
import { proposalsOf } from '../proposals/proposals';
import { statusOf } from '../status/row-status';
import { wireStatus } from '../status/wire-status';

/** Q16: what each section that is open to the caller asks, how much of it is there, and the labels of what is missing. */
export const listChecklist: Handler<'listChecklist'> = async ({ UserCode }, context) => {
  const { db, now, language } = context;
  const today = dayOf(now);
  const subject = await openSubject(context, { UserCode, ChillCode: '' });
  const { personId } = subject;
  const filled = new Map((await fillings(db, personId, today)).map((filling) => [filling.section.code, filling]));
  const rows = await rowsOn(db, { personId }, today);
  const proposals = await proposalsOf(db, { personId });
  return (await openSections(context, subject)).flatMap((open) => {
    const { section, access } = open;
    const filling = filled.get(section.code);
    if (!filling || filling.asked === 0) return [];
    const ofSection = ({ sectionCode }: { readonly sectionCode: number }) => sectionCode === section.code;
    return {
      SectionCode: section.code,
      SectionName: nameIn(section.definition.names, language),
      SectionImage: section.definition.image,
      LinkInfo: section.definition.link,
      EditFlag: isEditable(open),
      Asked: filling.asked,
      Filled: filling.filled,
      Missing: filling.missing.flatMap((code) => {
        const field = access.get(code)?.field;
        return field ? [nameIn(field.names, language)] : [];
      }),
      ...wireStatus(statusOf(rows.filter(ofSection), proposals.filter(ofSection)), language),
    };
  });
};
