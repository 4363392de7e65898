import type { OpenDatabase } from '../../hr-api/platform/db/database';
import { showProgress } from '../../scripts/progress.mjs';

/** What the sample lays on one day is spread as work of months is; and everybody was mailed twice. */
const STATEMENTS = [
  `update notifications set created_at = created_at - random() * interval '60 days'`,
  `update tasks set due_on = current_date + (random() * 60)::int - 30 where due_on is not null`,
  `insert into sent_mails (id, account_id, template_code, subject, state, queued_at, settled_at)
    select gen_random_uuid()::text, accounts.id, 'reports-sent', 'Report', 'delivered', at, at
    from accounts cross join generate_series(1, 2) as turn
    cross join lateral (select now() - random() * interval '30 days' as at where turn > 0) as queued
    where accounts.kind = 'employee'`,
  'analyze',
];

/** Gives every report of the product rows of its own. */
export async function growReports({ execute }: OpenDatabase): Promise<void> {
  const progress = showProgress('Giving every report its rows', '5–60 s');
  try {
    for (const statement of STATEMENTS) await execute(statement);
  } finally {
    progress.done();
  }
}
