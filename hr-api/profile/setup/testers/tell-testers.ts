import type { SectionDefinition } from '../../../../lib/contract/people/section-definition';
import { dayOf } from '../../../platform/dates';
import { escapeHtml } from '../../../platform/escape-html';
import { newCode } from '../../../platform/new-code';
import { nameIn } from '../../../people/record/sections/section-form';
import { findRecipients } from '../../../workplace/approvals/notices/recipients';
import { notifications } from '../../../workplace/notifications/tables';
import { profileTexts } from '../../texts';
import type { SetupContext } from '../versions/open-setup';

/** Where a draft is tried out. */
const PAGE = 'ecenter/sectiontest';

interface Asked {
  readonly sectionCode: number;
  readonly names: SectionDefinition['names'];
  /** Their ids. */
  readonly persons: readonly string[];
}

/** Tells whoever is asked to try a draft out, but for whoever asks. */
export async function tellTesters({ db, now, actor }: SetupContext, { sectionCode, names, persons }: Asked) {
  const others = persons.filter((id) => id !== actor.personId);
  const recipients = await findRecipients(db, others, { page: PAGE, today: dayOf(now) });
  for (const { accountId, personId, roleCode, language } of recipients) {
    if (roleCode === null) continue;
    await db.insert(notifications).values({
      ...{ code: newCode(), accountId, roleCode, kind: 'N', category: 'information', aboutId: personId },
      ...{ link: PAGE, linkKey: 'key', linkValue: String(sectionCode), senderId: actor.personId, createdAt: now },
      subject: profileTexts[language].tryOut,
      body: `<p><b>${escapeHtml(nameIn(names, language))}</b></p>`,
    });
  }
}
