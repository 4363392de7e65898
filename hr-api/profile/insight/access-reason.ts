import type { Handler } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { fieldAccess, sectionAccess } from '../../people/record/rights/access';
import { RELATIONS } from '../../../lib/contract/people/record-rules';
import { mayChange, openSection } from '../access/open-section';

/** Which rule opens a field so far to the caller, and who may do more; without a field, the same of the section. */
export const getAccessReason: Handler<'getAccessReason'> = async (request, context) => {
  const { section, subject, access } = await openSection(context, request);
  const { definition } = section;
  const open = access.get(request.FieldCode);
  if (request.FieldCode !== '' && !open) throw new ApiError('not_found');
  const accessOf = (relation: (typeof RELATIONS)[number]) =>
    open
      ? fieldAccess(definition, open.field, new Set([relation])).access
      : sectionAccess(definition, new Set([relation]));
  const others = RELATIONS.filter((relation) => !subject.relations.has(relation)).map((relation) => ({
    Relation: relation,
    Access: accessOf(relation),
  }));
  return {
    Access: open?.access ?? sectionAccess(definition, subject.relations),
    Rule: open?.rule ?? 'section',
    Relations: [...subject.relations],
    Others: others.filter(({ Access }) => mayChange({ access: Access, rule: 'section', relation: null })),
  };
};
