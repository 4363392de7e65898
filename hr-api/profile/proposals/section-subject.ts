import { eq, inArray } from 'drizzle-orm';
import { BENEFIT_FIELDS, BENEFIT_SECTION, SECTION_SUBJECT } from '../../../lib/contract/people/known-sections';
import type { Relation } from '../../../lib/contract/people/record-rules';
import type { FieldDefinition, SectionDefinition } from '../../../lib/contract/people/section-definition';
import { languages } from '../../../lib/contract/platform/languages';
import { LEADERS } from '../../../lib/contract/workplace/approvals/limits';
import { dayOf } from '../../platform/dates';
import { nearestEmployment } from '../../people/data';
import { recordValues } from '../../people/record/tables';
import { fieldAccess } from '../../people/record/rights/access';
import { nameIn } from '../../people/record/sections/section-form';
import { sectionOfVersion, sectionsOn } from '../../people/record/sections/sections';
import { rowsOn } from '../../people/record/values/values';
import type { ApprovalSubject, ReadContext } from '../../workplace/approvals/subject';
import { openFields } from '../access/open-section';
import { offeredBenefits } from '../benefits/benefits';
import { answerTexts, type Said } from '../rows/shown-answers';
import { recordProposals } from '../tables';
import { profileTexts } from '../texts';
import { applyProposal } from './apply-proposal';
import { relationsOfReader } from './decision-access';
import type { Proposal } from './proposals';

async function findProposal({ db }: Pick<ReadContext, 'db'>, id: string): Promise<Proposal> {
  const [proposal] = await db.select().from(recordProposals).where(eq(recordProposals.id, id));
  if (!proposal) throw new Error(`there is no proposal ${id}`);
  return proposal;
}

/** What a proposal is compared with: while it waits what is in force, afterwards what it was made from. */
async function rowBefore({ db, now }: ReadContext, proposal: Proposal): Promise<Said | null> {
  const { personId, sectionCode, rowId, baseId, state } = proposal;
  if (state === 'pending') return (await rowsOn(db, { personId, sectionCode, rowId }, dayOf(now)))[0] ?? null;
  const [row] = baseId ? await db.select().from(recordValues).where(eq(recordValues.id, baseId)) : [];
  return row ? { answers: row.answers, secrets: {} } : null;
}

/** The names of benefits by their codes; one save of nominees asks for each benefit apart. */
async function benefitNames(
  context: Pick<ReadContext, 'db' | 'language'>,
  ofBenefits: readonly unknown[],
): Promise<(code: string | undefined) => string> {
  const offered = ofBenefits.length === 0 ? [] : await offeredBenefits(context);
  const names = new Map(offered.map(({ Benefit_Code, Benefit_Name }) => [String(Benefit_Code), Benefit_Name]));
  return (code) => names.get(code ?? '') ?? '';
}

const isHiddenFrom = (section: SectionDefinition, field: FieldDefinition, relation: Relation) =>
  fieldAccess(section, field, new Set([relation])).access === 'hidden';

const isAnswered = (said: Said | null, code: string) => Boolean(said && (said.answers[code] || said.secrets[code]));

/** Which fields a proposal is about: of a row that comes or goes all that are answered. */
const codesOf = ({ kind, changed, ...said }: Proposal, before: Said | null, codes: readonly string[]) =>
  kind === 'change'
    ? codes.filter((code) => changed.includes(code))
    : codes.filter((code) => isAnswered(kind === 'add' ? said : before, code));

/** A section of a record as others decide about it. */
export const sectionSubject: ApprovalSubject = {
  kind: SECTION_SUBJECT,
  page: 'ecenter/profileapproval',
  isKnownToManagers: true,
  names: Object.fromEntries(
    languages.map((language) => [language, profileTexts[language].subject]),
  ) as ApprovalSubject['names'],

  setupPage: 'process/profilesetup',

  sectionsOf: async ({ db, now, language }) =>
    (await sectionsOn(db, dayOf(now))).map(({ code, definition }) => ({
      code: String(code),
      name: nameIn(definition.names, language),
      fields: definition.fields
        .filter((field) => !field.isRetired && field.type !== 'formula')
        .map((field) => ({
          code: field.code,
          name: nameIn(field.names, language),
          hiddenFrom: LEADERS.filter((leader) => isHiddenFrom(definition, field, leader)),
        })),
    })),

  titlesOf: async (context, ids) => {
    const { db, language } = context;
    const { id, versionId, sectionCode, answers } = recordProposals;
    const found = await db
      .select({ id, versionId, sectionCode, answers })
      .from(recordProposals)
      .where(inArray(recordProposals.id, [...ids]));
    const titles = new Map<string, string>();
    for (const versionId of new Set(found.map((proposal) => proposal.versionId))) {
      const section = await sectionOfVersion(db, versionId);
      if (section) titles.set(versionId, nameIn(section.definition.names, language));
    }
    const nameOf = await benefitNames(
      context,
      found.filter((proposal) => proposal.sectionCode === BENEFIT_SECTION),
    );
    return new Map(
      found.map((proposal) => {
        const parts = [titles.get(proposal.versionId), nameOf(proposal.answers[BENEFIT_FIELDS.benefit])];
        return [proposal.id, parts.filter(Boolean).join(': ')];
      }),
    );
  },

  changesOf: async (context, id, { onBehalfOf }) => {
    const { db, language, now } = context;
    const proposal = await findProposal(context, id);
    const section = await sectionOfVersion(db, proposal.versionId);
    if (!section) return [];
    const access = openFields(section, await relationsOfReader(context, proposal.personId, onBehalfOf));
    const before = await rowBefore(context, proposal);
    const fields = [...access.values()].map(({ field }) => field);
    const after = proposal.kind === 'delete' ? null : proposal;
    const lists = { db, language, personId: proposal.personId, on: dayOf(now) };
    const textOf = await answerTexts(lists, fields, [before, after]);
    const codes = new Set(
      codesOf(
        proposal,
        before,
        fields.map(({ code }) => code),
      ),
    );
    return fields
      .filter(({ code }) => codes.has(code))
      .map((field) => ({
        Field: field.key,
        Name: nameIn(field.names, language),
        Before: textOf(field, before),
        After: textOf(field, after),
      }));
  },

  linkOf: async ({ db, actor, now }, id) => {
    const { personId, sectionCode } = await findProposal({ db }, id);
    if (personId === actor.personId)
      return { link: 'ecenter/essprofileedit', key: 'section', value: String(sectionCode) };
    const employment = await nearestEmployment(db, personId, dayOf(now));
    return (
      employment && { link: 'ecenter/profileedit', key: 'key,section', value: `${employment.code},${sectionCode}` }
    );
  },

  onDecided: applyProposal,
};
