import { eq, inArray } from 'drizzle-orm';
import type { ApprovalChainDraft } from '../../../../lib/contract/workplace/approvals/chains';
import { units } from '../../../people/organisation/tables';
import { roles } from '../../../people/accounts/tables';
import { getVisibleEmployment } from '../../../people/visible-employment';
import type { CallContext } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { namesOf } from '../../../platform/texts/data';
import { namePersons } from '../lists/named-persons';
import { subjectsIn } from '../subject';
import type { ApproverRule, ChainStep } from './chain';
import { findChain } from './other-approvals';

type WireStep = ApprovalChainDraft['Steps'][number];
type WireApprover = WireStep['Approvers'][number];

const refuse = (path: string) => new ApiError('invalid', { issues: [{ path, message: 'unknown' }] });

async function readRule(context: CallContext, approver: WireApprover, path: string): Promise<ApproverRule> {
  const { db, actor, now } = context;
  const { Kind: kind, RoleCode: roleCode = 0, ChillCode: code = '' } = approver;
  if (kind === 'role') {
    if ((await db.$count(roles, eq(roles.code, roleCode))) === 0) throw refuse(`${path}.RoleCode`);
    return { kind, roleCode };
  }
  if (kind !== 'person') return { kind };
  const employment = await getVisibleEmployment(db, actor, { code, today: dayOf(now) });
  if (!employment) throw refuse(`${path}.ChillCode`);
  return { kind, personId: employment.personId };
}

/** The steps of a chain that somebody sends; refuses roles and persons that are not there. */
export async function readSteps(context: CallContext, steps: readonly WireStep[]): Promise<ChainStep[]> {
  const read: ChainStep[] = [];
  for (const [at, step] of steps.entries()) {
    const approvers: ApproverRule[] = [];
    for (const [number, approver] of step.Approvers.entries())
      approvers.push(await readRule(context, approver, `Steps.${at}.Approvers.${number}`));
    read.push({
      approvers,
      needs: step.Needs ?? 'any',
      remindAfterDays: step.RemindAfterDays || null,
      escalateAfterDays: step.EscalateAfterDays || null,
    });
  }
  return read;
}

/**
 * Refuses a kind that no capability declares, and units, sections and fields that are not there. What the version before named may stay,
 * though it is gone meanwhile.
 */
export async function assertScope(context: CallContext, draft: ApprovalChainDraft, chainCode = '') {
  const { db, services } = context;
  const { Kind = '', Sections = [], Fields = [], UnitCodes = [] } = draft;
  const subject = subjectsIn(services.capabilities).find(({ kind }) => kind === Kind);
  if (Kind && !subject) throw refuse('Kind');
  const before = chainCode ? await findChain(context, chainCode) : undefined;
  const sections = (await subject?.sectionsOf?.(context)) ?? [];
  const section = Sections.findIndex(
    (code) => !before?.sections.includes(code) && sections.length > 0 && !sections.some((one) => one.code === code),
  );
  if (section >= 0) throw refuse(`Sections.${section}`);
  const offered = new Set(
    sections.flatMap(({ code, fields }) =>
      Sections.length === 0 || Sections.includes(code) ? fields.map((field) => field.code) : [],
    ),
  );
  const field = Fields.findIndex((code) => !before?.fields.includes(code) && offered.size > 0 && !offered.has(code));
  if (field >= 0) throw refuse(`Fields.${field}`);
  const known = await db
    .select({ code: units.code })
    .from(units)
    .where(inArray(units.code, [...UnitCodes]));
  const codes = new Set(known.map(({ code }) => code));
  const unknown = UnitCodes.findIndex((code) => !codes.has(code));
  if (unknown >= 0) throw refuse(`UnitCodes.${unknown}`);
}

/** Writes steps as the wire has them, with the names of roles and persons. */
export async function stepWriter(context: CallContext, all: readonly (readonly ChainStep[])[]) {
  const { db, language } = context;
  const rules = all.flatMap((steps) => steps.flatMap(({ approvers }) => approvers));
  const personOf = await namePersons(
    context,
    rules.map((rule) => (rule.kind === 'person' ? rule.personId : null)),
  );
  const roleNames = await namesOf(db, 'role', language);
  const wireApprover = (rule: ApproverRule) => {
    if (rule.kind === 'role')
      return { Kind: rule.kind, RoleCode: rule.roleCode, Name: roleNames.get(String(rule.roleCode)) ?? '' };
    if (rule.kind !== 'person') return { Kind: rule.kind };
    const { Name, ChillCode } = personOf(rule.personId);
    return { Kind: rule.kind, Name, ChillCode };
  };
  return (steps: readonly ChainStep[]): WireStep[] =>
    steps.map(({ approvers, needs, remindAfterDays, escalateAfterDays }) => ({
      Approvers: approvers.map(wireApprover),
      Needs: needs,
      RemindAfterDays: remindAfterDays ?? 0,
      EscalateAfterDays: escalateAfterDays ?? 0,
    }));
}
