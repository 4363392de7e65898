import type { ReactNode } from 'react';
import { PersonChip } from '@/components/people/person-chip';
import type { UserAccount } from '@/lib/contract/access/user-accounts/shapes';

interface AccountPersonProps {
  readonly account: Pick<UserAccount, 'Name' | 'empid' | 'HasPhoto' | 'ChillCode'>;
  readonly face?: 'sm' | 'md';
  readonly children?: ReactNode;
}

/** Whose an account is. */
export function AccountPerson({ account, face = 'sm', children }: AccountPersonProps) {
  const { Name, empid, HasPhoto, ChillCode } = account;
  return (
    <PersonChip name={Name} employeeId={empid} hasPhoto={HasPhoto} keyCode={ChillCode} face={face}>
      {children}
    </PersonChip>
  );
}
