import { eq } from 'drizzle-orm';
import { employments } from '../../../people/tables';
import type { ApprovalSubject } from '../../../workplace/approvals/subject';
import { requestById } from '../requests/deciding/account-of-request';
import { daysInWords } from '../days-in-words';
import { LEAVE_PAGE } from './leave-page';
import { tellOfLeave } from './tell-of-leave';

/** Tells whose leave it is how it ended, whoever asked for it. */
export const tellOutcomeOfLeave: NonNullable<ApprovalSubject['tellConcerned']> = async (
  context,
  { subjectId, outcome, comment },
) => {
  const request = await requestById(context, subjectId);
  const [holder] = await context.db
    .select({ personId: employments.personId })
    .from(employments)
    .where(eq(employments.id, request.employmentId));
  if (!holder) throw new Error('the employment is gone');
  await tellOfLeave(context, [holder.personId], {
    ...{ kind: outcome, personId: holder.personId, reason: comment, page: LEAVE_PAGE, code: request.code },
    daysIn: (language) => daysInWords(request, language),
  });
};
