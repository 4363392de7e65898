import type { ReactNode } from 'react';
import { PersonChip } from '@/components/people/person-chip';
import type { ApprovalPerson as Person } from '@/lib/contract/workplace/approvals/shapes';

interface ApprovalPersonProps {
  readonly person: Person;
  readonly face?: 'xs' | 'sm' | 'md';
  readonly children?: ReactNode;
}

/** Somebody who takes part in an approval. */
export function ApprovalPerson({ person, face, children }: ApprovalPersonProps) {
  const { Name, Empid, HasPhoto, ChillCode } = person;
  return (
    <PersonChip name={Name} employeeId={Empid} hasPhoto={HasPhoto} keyCode={ChillCode} face={face}>
      {children}
    </PersonChip>
  );
}
