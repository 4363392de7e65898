import type { RequestFor } from '../../../lib/contract/all';
import type { Handler } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import { BENEFIT_FIELDS, BENEFIT_SECTION } from '../../../lib/contract/people/known-sections';
import { openSection } from '../access/open-section';
import { cancelApproval, holdSection } from '../proposals/ask-approval';
import { holdsAtOnce, type Change, type SaveContext } from '../save/change';
import { prepareChange } from '../save/prepare-change';
import { carryOut, outcomeOf } from '../save/save-section';
import { lockNominees, readNominees, rowIdFor, type Nominees } from './nominees';
import { shareOf } from './shares';

type Entry = Required<RequestFor<'saveBenefits'>['Entries'][number]>;
type Issues = { path: string; message: string }[];

const NOTHING = { StatusCode: '', StatusName: '', LastModifiedDate: '' } as const;
const NAMES: Readonly<Record<string, string>> = { [BENEFIT_FIELDS.nominee]: 'FNominee' };

/** The issues of one entry at their places among the entries; what is no issue of a field is thrown on. */
function issuesAt(at: number, error: unknown): Issues {
  if (!(error instanceof ApiError) || error.code !== 'invalid') throw error;
  return (error.details.issues ?? []).map(({ path, message }) => ({
    path: `Entries.${at}.${NAMES[path] ?? path}`,
    message,
  }));
}

const refuseIf = (issues: Issues) => {
  if (issues.length > 0) throw new ApiError('invalid', { issues });
};

/** What an entry asks for; null where it names somebody for nothing who never was named. */
async function changeOf(
  context: SaveContext,
  nominees: Nominees,
  { UserCode, Family_Code, Benefit_Code, FNominee, Percentage, Address, RowVersion }: Entry,
  EffectiveFrom: string,
): Promise<Change | null> {
  const KeyCode = rowIdFor(nominees, Family_Code, String(Benefit_Code)) ?? '';
  const hasMoved = KeyCode === '' ? Boolean(RowVersion) : RowVersion === '';
  if (hasMoved) throw new ApiError('conflict', { params: { reason: 'row' } });
  if (KeyCode === '' && FNominee === 'No') return null;
  const { relative, benefit, nominee, share, address } = BENEFIT_FIELDS;
  const request = {
    ...{ SectionCode: BENEFIT_SECTION, UserCode, ChillCode: '', KeyCode },
    ...{ RowVersion: RowVersion ?? '', DefinitionVersion: 0, EffectiveFrom },
    ...{ [relative]: Family_Code, [benefit]: String(Benefit_Code), [nominee]: FNominee },
    ...(FNominee === 'Yes' && { [share]: Percentage, [address]: Address }),
  };
  return prepareChange(context, request, { holds: false });
}

/** By how much it adds to what is shared out. */
function growth(change: Change): number {
  const waiting = holdsAtOnce(change) ? null : change.proposal;
  return shareOf(change.after) - shareOf(waiting?.answers ?? change.before);
}

async function carryOutEntry(context: SaveContext, change: Change): Promise<void> {
  if (change.changed.length > 0) await carryOut(context, change);
  else if (change.proposal?.askedBy === context.actor.accountId) await cancelApproval(context, change.proposal);
}

/** BENF-11: what relatives get of benefits, in one transaction; whoever gets less comes first, so that there is something to give. */
export const saveBenefits: Handler<'saveBenefits'> = async ({ Entries, EffectiveFrom }, context) => {
  const { db, now } = context;
  const entries = Entries as readonly Entry[];
  const [first] = entries;
  if (!first || entries.some(({ UserCode }) => UserCode !== first.UserCode)) throw new ApiError('not_found');
  const { subject } = await openSection(context, { ...first, SectionCode: BENEFIT_SECTION, ChillCode: '' });
  await holdSection(db, subject.personId, BENEFIT_SECTION);
  await lockNominees(db, subject.personId);
  const nominees = await readNominees(db, subject.personId, dayOf(now));

  const places = entries.map(({ Family_Code, Benefit_Code }) => `${Family_Code} ${Benefit_Code}`);
  refuseIf(
    places.flatMap((place, at) =>
      places.indexOf(place) < at ? [{ path: `Entries.${at}.Benefit_Code`, message: 'doubled' }] : [],
    ),
  );
  const issues: Issues = [];
  const changes: { at: number; change: Change }[] = [];
  for (const [at, entry] of entries.entries()) {
    const change = await changeOf(context, nominees, entry, EffectiveFrom).catch((error: unknown) => {
      issues.push(...issuesAt(at, error));
      return null;
    });
    if (change) changes.push({ at, change });
  }
  refuseIf(issues);
  changes.sort((one, other) => growth(one.change) - growth(other.change));
  for (const { at, change } of changes) {
    await carryOutEntry(context, change).catch((error: unknown) => refuseIf(issuesAt(at, error)));
  }
  const byEntry = new Map(changes.map(({ at, change }) => [at, change]));
  return Promise.all(
    entries.map(async ({ Benefit_Code }, at) => {
      const change = byEntry.get(at);
      const { StatusCode, StatusName, LastModifiedDate } = change ? await outcomeOf(context, change) : NOTHING;
      return { Benefit_Code, StatusCode, StatusName, LastModifiedDate };
    }),
  );
};
