import { createContext, use } from 'react';
import type { UserAccountDetail } from '@/lib/contract/access/user-accounts/shapes';

interface OpenAccount {
  readonly account: UserAccountDetail;
  /** Reads it, and the list behind it, anew. */
  readonly refresh: () => Promise<void>;
}

export const AccountContext = createContext<OpenAccount | null>(null);

/** The account that is looked at. */
export function useAccount(): OpenAccount {
  const open = use(AccountContext);
  if (!open) throw new Error('no account is open here');
  return open;
}
