import type { Language } from '../../../../../lib/contract/platform/languages';
import type { SendingReason } from '../../../../../lib/contract/workplace/reports/sending/sending-rules';
import { findAccountHolders, type HeldRole } from '../../../../people/accounts/account-holders';
import type { Actor } from '../../../../platform/calls/call';
import type { Database } from '../../../../platform/db/database';
import type { Column } from '../../files/report-columns';
import type { ReportReader } from '../../report';
import type { Recipient } from '../recipients/audience';
import { mayOpen, widestRole } from '../recipients/readers';
import { hasHrFields, missingIn, viewOf, type Sent, type View } from './view';

/** What one recipient gets, or why they get nothing. */
export interface Part {
  readonly recipient: Recipient;
  /** The role whose rights count: the recipient's, or of a release the releaser's. */
  readonly role: HeldRole | undefined;
  readonly language: Language;
  readonly view: View | null;
  readonly reasons: readonly SendingReason[];
  /** Of the owner's columns, in the recipient's language. */
  readonly missing: readonly Column[];
  readonly isLink: boolean;
}

interface Sending {
  readonly db: Database;
  readonly now: Date;
  readonly services: ReportReader['services'];
  readonly sent: Sent;
  readonly owner: Actor;
}

/** Finds what each recipient sees, beside what the owner sees. */
export function partsOf({ db, now, services, sent, owner }: Sending) {
  const views = new Map<Language, Promise<View | SendingReason>>();
  const ownView = (language: Language) => {
    const known = views.get(language) ?? viewOf(sent, { actor: owner, db, now, language, services });
    views.set(language, known);
    return known;
  };
  return async (recipient: Recipient): Promise<Part> => {
    const language = recipient.reader?.language ?? 'en';
    const nothing = (reason: SendingReason, role?: HeldRole): Part => ({
      ...{ recipient, role, language, view: null, reasons: [reason], missing: [], isLink: false },
    });
    const { reader, release, accountId, isUnsubscribed } = recipient;
    if (isUnsubscribed) return nothing('unsubscribed');
    if (accountId === null && !release) return nothing('release_over');
    if (accountId !== null && (!reader || reader.mail === '')) return nothing('account_gone');
    const [releaser] = release ? await findAccountHolders(db, [release.accountId], now) : [];
    const isOwner = accountId === owner.accountId;
    const roles = (release ? releaser : reader)?.roles ?? [];
    const fixed = release?.roleCode ?? (isOwner ? owner.roleCode : undefined);
    const role =
      fixed === undefined
        ? reader && widestRole(reader, sent.report)
        : roles.find((held) => held.actor.roleCode === fixed);
    if (!role || !mayOpen(sent.report, role)) return nothing(release ? 'release_over' : 'report_closed');
    const owners = await ownView(language);
    const names =
      typeof owners === 'string' ? null : owners.columns.map(({ field, label }) => ({ name: field.name, label }));
    const isReleased = ({ field }: Column) => !release || (field.class !== 'hr' && release.fields.includes(field.name));
    const view = await viewOf(
      { ...sent, columns: names },
      { actor: role.actor, db, now, language, services },
      isReleased,
    );
    if (typeof view === 'string') return nothing(view, role);
    const missing = typeof owners === 'string' ? [] : missingIn(owners, view);
    const reasons: SendingReason[] = [];
    if (typeof owners !== 'string' && view.count < owners.count) reasons.push('fewer_rows');
    if (missing.length > 0) reasons.push('fewer_columns');
    return { recipient, role, language, view, reasons, missing, isLink: hasHrFields(view) };
  };
}
