import { stageOf } from '../../../lib/contract/call';
import type { Actor, CallContext } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import { employmentCodeIn } from '../../people/codes';
import { readableFields, type FieldAccess } from '../../people/record/rights/access';
import { recordSubject, type RecordSubject } from '../../people/record/rights/relations';
import type { Relation } from '../../../lib/contract/people/record-rules';
import type { FieldDefinition } from '../../../lib/contract/people/section-definition';
import { sectionOn, sectionsOn, type Section } from '../../people/record/sections/sections';
import { askedOf } from '../../people/record/values/standing-photo';

export type ReadContext = Pick<CallContext, 'actor' | 'db' | 'now' | 'language' | 'services'>;

/** How the request says whose record it means. */
export interface NamesPerson {
  readonly UserCode: string;
  readonly ChillCode: string;
}

export type OpenField = FieldAccess & { readonly field: FieldDefinition };

/** A section of somebody's record, with the fields of it that the caller may read at all. */
export interface OpenSection {
  readonly subject: RecordSubject;
  readonly section: Section;
  readonly access: ReadonlyMap<string, OpenField>;
}

const isConductGate = ({ flag }: Actor) => stageOf(flag) === 'conduct';

/**
 * Whose record a request means, as far as it is open to the caller. Somebody unknown and somebody whose record is closed are refused
 * alike; at the conduct gate there is nobody but oneself.
 * @throws ApiError `not_found`
 */
export async function openSubject(
  { actor, db, now }: Pick<ReadContext, 'actor' | 'db' | 'now'>,
  { UserCode, ChillCode }: NamesPerson,
): Promise<RecordSubject> {
  const code = employmentCodeIn({ UserCode, ChillCode });
  const subject = code === null ? null : await recordSubject(db, actor, { code, today: dayOf(now) });
  if (!subject || (isConductGate(actor) && !subject.relations.has('self'))) throw new ApiError('not_found');
  return subject;
}

const isOfView = ({ views }: FieldDefinition, relations: ReadonlySet<Relation>) =>
  views === '' || views === (relations.has('self') ? 'own' : 'other');

/** The fields of a section that somebody who stands so may read: those that belong to what they look at (Q13). */
export function openFields(section: Section, relations: ReadonlySet<Relation>): ReadonlyMap<string, OpenField> {
  const readable = readableFields(section.definition, relations);
  return new Map([...readable].filter(([, { field }]) => isOfView(field, relations)));
}

/** @throws ApiError `not_found` for one that is not there, and for one of which nothing is open to the caller */
export async function openSection(
  context: Pick<ReadContext, 'actor' | 'db' | 'now'>,
  request: NamesPerson & { readonly SectionCode: number },
): Promise<OpenSection> {
  const subject = await openSubject(context, request);
  const on = dayOf(context.now);
  const kept = await sectionOn(context.db, request.SectionCode, on);
  const section = kept && (await askedOf(context.db, kept, { personId: subject.personId, on }));
  const access = section && openFields(section, subject.relations);
  if (!section || !access || (access.size === 0 && section.definition.fields.length > 0))
    throw new ApiError('not_found');
  return { subject, section, access };
}

/** The sections of somebody's record of which the caller may read anything, in their order. */
export async function openSections({ db, now }: Pick<ReadContext, 'db' | 'now'>, subject: RecordSubject) {
  const sections = await sectionsOn(db, dayOf(now));
  return sections.flatMap((section): OpenSection[] => {
    const access = openFields(section, subject.relations);
    return access.size > 0 || section.definition.fields.length === 0 ? [{ subject, section, access }] : [];
  });
}

export const mayChange = ({ access }: FieldAccess) => access === 'propose' || access === 'edit';

/** Whether any of its fields is the caller's to answer. */
export const isEditable = ({ access }: Pick<OpenSection, 'access'>) => [...access.values()].some(mayChange);
