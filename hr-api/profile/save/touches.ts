import { BENEFIT_FIELDS, BENEFIT_SECTION, FAMILY_SECTION } from '../../../lib/contract/people/known-sections';
import type { ReplyFor } from '../../../lib/contract/all';
import { dayOf } from '../../platform/dates';
import { nameIn } from '../../people/record/sections/section-form';
import { computedOn } from '../../people/record/values/computed-on';
import { offeredBenefits } from '../benefits/benefits';
import { isNamed, readNominees } from '../benefits/nominees';
import type { Change, SaveContext } from './change';

type Touch = ReplyFor<'getSaveEffects'>['Touches'][number];

/** The columns of a person that others show, by what they are called in `Touch`. */
const COPIED = { name: 'name', givenName: 'name', familyName: 'name', mail: 'mail' } as const;

/** What follows of a change in the same section, and in what others show of the person. */
function ownTouches({ language, now }: SaveContext, { open: { section }, changed, before, after }: Change): Touch[] {
  const { fields, copies } = section.definition;
  const today = computedOn(section, before, dayOf(now));
  const formulas = fields.filter(({ type, code }) => type === 'formula' && (today[code] ?? '') !== (after[code] ?? ''));
  const columns = copies
    .filter((copy) => copy.fields.some((code) => changed.includes(code)))
    .map(({ column }) => column);
  const copied = new Set(
    columns.flatMap((column) => (column in COPIED ? [COPIED[column as keyof typeof COPIED]] : [])),
  );
  const isFilledElse = (code: string) => ((before[code] ?? '') ? !(after[code] ?? '') : Boolean(after[code] ?? ''));
  const isCompleted = fields.some(
    ({ code, isMandatory, isRetired }) => isMandatory && !isRetired && isFilledElse(code),
  );
  return [
    ...formulas.map(({ names }) => ({ Kind: 'formula' as const, Text: nameIn(names, language) })),
    ...[...copied].map((Kind) => ({ Kind, Text: '' })),
    ...(isCompleted ? [{ Kind: 'completeness' as const, Text: '' }] : []),
  ];
}

/** The benefits whose shares change, or for which the relative of the row is named. */
async function benefitsTouched(context: SaveContext, { open, rowId, before, after }: Change): Promise<Touch[]> {
  const { section, subject } = open;
  const codes = new Set<string>();
  if (section.code === BENEFIT_SECTION)
    for (const answers of [before, after]) codes.add(answers[BENEFIT_FIELDS.benefit] ?? '');
  if (section.code === FAMILY_SECTION) {
    const { rows, asked } = await readNominees(context.db, subject.personId, dayOf(context.now));
    for (const { answers } of [...rows, ...asked])
      if (isNamed(answers) && answers[BENEFIT_FIELDS.relative] === rowId)
        codes.add(answers[BENEFIT_FIELDS.benefit] ?? '');
  }
  if (codes.size === 0) return [];
  const offered = await offeredBenefits(context);
  return offered
    .filter(({ Benefit_Code }) => codes.has(String(Benefit_Code)))
    .map(({ Benefit_Name }) => ({ Kind: 'benefits', Text: Benefit_Name }));
}

/** What has still to be agreed to and asks for the section. */
async function agreementsTouched(context: SaveContext, { open }: Change): Promise<Touch[]> {
  const { db, now, language, services } = context;
  const asks = { db, now, language, personId: open.subject.personId, sectionCode: open.section.code };
  const titles: string[] = [];
  for (const { agreementsAsking } of services.capabilities) titles.push(...((await agreementsAsking?.(asks)) ?? []));
  return titles.map((Text) => ({ Kind: 'agreement', Text }));
}

/** What a change touches beside what it says. */
export const touchesOf = async (context: SaveContext, change: Change): Promise<Touch[]> => [
  ...ownTouches(context, change),
  ...(await benefitsTouched(context, change)),
  ...(await agreementsTouched(context, change)),
];
