import type { ChangeKind } from '../../lib/contract/changes/change-rules';
import type { ChangePermission } from './permissions';
import type { TagPermission } from './tags/permissions';

/** What changing each kind of thing needs; leaving comes with the end of a status. */
export const KIND_PERMISSION: Readonly<Record<ChangeKind, ChangePermission | TagPermission>> = {
  job_status: 'status.change',
  leaving: 'status.change',
  manager: 'manager.change',
  admin_manager: 'manager.change',
  reviewer: 'manager.change',
  assignment: 'assignment.change',
  tag: 'tag.move',
};
