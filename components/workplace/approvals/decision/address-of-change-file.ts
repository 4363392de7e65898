import type { CallName } from '@/lib/contract/all';
import type { ApprovalFile } from '@/lib/contract/workplace/approvals/shapes';
import { addressOfFile } from '@/lib/links/address-of-file';

/** Where the call proxy serves a file of what is asked for; it serves downloads alone, whatever call the HR API names. */
export const addressOfChangeFile = ({ Name, Call, HeaderCode }: ApprovalFile): string =>
  addressOfFile(Call as CallName, { headercode: HeaderCode, filename: Name });
