import type { Handler } from '../../platform/calls/call';
import { dayOf, wireDate, wireInstant } from '../../platform/dates';
import { sectionOfVersion } from '../../people/record/sections/sections';
import { computedOn } from '../../people/record/values/computed-on';
import { mayChange, openSection, type OpenSection, type ReadContext } from '../access/open-section';
import { approvalCodeOf } from '../proposals/ask-approval';
import type { Proposal } from '../proposals/proposals';
import { isBlockedBy } from '../save/change';
import { personsByAccounts } from './by-whom';
import { findRow, rowVersion } from './find-row';
import { shownAnswers } from './shown-answers';

/** What waits of a row, as the caller may read it: of its changes those to fields that are closed to them are left out. */
async function wireProposal(context: ReadContext, open: OpenSection, proposal: Proposal) {
  const { access } = open;
  const { kind, askedBy, changedAt, effectiveOn } = proposal;
  const by = await personsByAccounts(context, [askedBy]);
  const isOwn = askedBy === context.actor.accountId;
  return {
    Kind: kind,
    AskedBy: by(askedBy),
    AskedOn: wireInstant(changedAt),
    EffectiveFrom: effectiveOn ? wireDate(effectiveOn) : '',
    ApprovalCode: isOwn ? await approvalCodeOf(context.db, proposal) : '',
    Blocks: isBlockedBy(proposal, open, context.actor.accountId),
    CanAmend: isOwn && kind !== 'delete' && [...access.values()].some(mayChange),
    Values: shownAnswers(access, proposal).values,
  };
}

/** The values in force of a row, and beside them what waits to be decided. */
export const readSectionRow: Handler<'getSectionRow'> = async (request, context) => {
  const { db, now } = context;
  const open = await openSection(context, request);
  const found = await findRow(db, open, { KeyCode: request.KeyCode, on: dayOf(now) });
  const row = found?.row ?? null;
  const proposal = found?.open ?? null;
  const { section } = open;
  const version = row && (row.versionId === section.versionId ? section : await sectionOfVersion(db, row.versionId));
  const said = row && { ...row, answers: computedOn(section, row.answers, dayOf(now)) };
  const { values, Masked } = shownAnswers(open.access, said);
  const maskedInProposal = proposal ? shownAnswers(open.access, proposal).Masked : [];
  return {
    ...values,
    KeyCode: found?.rowId ?? '',
    RowVersion: found ? rowVersion(found) : '',
    DefinitionVersion: version?.number ?? 0,
    EffectiveFrom: row ? wireDate(row.validFrom) : '',
    Masked: [...new Set([...Masked, ...maskedInProposal])],
    Proposal: proposal && (await wireProposal(context, open, proposal)),
  };
};
