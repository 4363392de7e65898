import type { Handler } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import { BENEFIT_FIELDS, BENEFIT_SECTION } from '../../../lib/contract/people/known-sections';
import { isEditable, openSection } from '../access/open-section';
import { rowVersion } from '../rows/find-row';
import { offeredBenefits } from './benefits';
import { readNominees, rowIdFor } from './nominees';
import { findRelatives } from './relatives';
import { sharedOut } from './shares';

const { nominee, share, address } = BENEFIT_FIELDS;

/** BENF-04: what a relative gets of each benefit, and what is left of it. */
export const listBenefitDetails: Handler<'listBenefitDetails'> = async ({ UserCode, Family_Code }, context) => {
  const { db, now, actor } = context;
  const open = await openSection(context, { SectionCode: BENEFIT_SECTION, UserCode, ChillCode: '' });
  const { section, subject, access } = open;
  if (Family_Code !== '') await findRelatives(context, open, Family_Code);
  const today = dayOf(now);
  const nominees = await readNominees(db, subject.personId, today);
  const isAtOnce = access.get(share)?.access === 'edit' && !section.definition.isSeenTwice;
  const canEdit = isEditable(open);
  return (await offeredBenefits(context)).map(({ Benefit_Code }) => {
    const benefit = String(Benefit_Code);
    const rowId = rowIdFor(nominees, Family_Code, benefit);
    const row = nominees.rows.find((one) => one.rowId === rowId && one.validFrom <= today) ?? null;
    const waiting = nominees.asked.find((one) => one.rowId === rowId) ?? null;
    const isOwn = waiting?.askedBy === actor.accountId && waiting.kind !== 'delete';
    const said = (isOwn || !row ? waiting : row)?.answers ?? {};
    const shown = (code: string) => (access.has(code) ? (said[code] ?? '') : '');
    const others = sharedOut(nominees, { benefit, withAsked: !isAtOnce, but: rowId });
    return {
      Benefit_Code,
      Nominee: shown(nominee) as '' | 'Yes' | 'No',
      Percentage: shown(share),
      Address: shown(address),
      OthersPercentage: access.has(share) ? others / 100 : 0,
      RowVersion: rowId ? rowVersion({ row, open: waiting }) : '',
      Waits: waiting?.kind ?? ('' as const),
      EditFlag: canEdit && waiting?.kind !== 'delete' && (!waiting || isOwn || isAtOnce),
    };
  });
};
