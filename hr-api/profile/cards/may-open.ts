import { openablePages } from '../../workplace/shell/openable-pages';
import type { RecordSubject } from '../../people/record/rights/relations';
import type { ReadContext } from '../access/open-section';

/** The pages on which HR changes what stands beside the sections of a record. */
export const CHANGE_PAGES = {
  managers: 'ecenter/managerupdate',
  tags: 'ecenter/tagassignment',
  statuses: 'ecenter/jobstatusupdate',
} as const;

/** Whether the caller changes such things of somebody: those who keep the record, in a role that has the page. */
export async function mayOpen(context: ReadContext, { relations }: RecordSubject, page: string): Promise<boolean> {
  return relations.has('hr') && (await openablePages(context))(page) !== '';
}
