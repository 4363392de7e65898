import Link from 'next/link';
import { PersonChip } from '@/components/people/person-chip';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import type { ChangeSubject } from './change-subject';

interface PanelHeadProps {
  readonly subject: ChangeSubject;
  /** The page that shows all of it. */
  readonly page: { readonly href: `/${string}`; readonly name: string };
}

/** Whose changes a panel shows, and the way to the page of them. */
export function PanelHead({ subject: { Person, Unit_Name, Emp_Status_Name }, page }: PanelHeadProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
      <PersonChip
        name={Person.Name}
        employeeId={Person.Empid}
        hasPhoto={Person.HasPhoto}
        keyCode={Person.KeyCode}
        face="md"
      >
        <span className="block text-muted">
          {[Person.Empid, Emp_Status_Name, Unit_Name].filter(Boolean).join(' · ')}
        </span>
      </PersonChip>
      <Link href={page.href} prefetch={false} className={textButtonClasses}>
        {page.name}
      </Link>
    </div>
  );
}
