import type { ApprovalChange } from '@/lib/contract/workplace/approvals/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { ApprovalPerson } from '../approval-person';
import { ChangeFile } from './change-file';

/** What is asked for of one field: its text, its file, and whom it names. */
export function ChangeValue({ change: { Name, After, File, People } }: { readonly change: ApprovalChange }) {
  const t = useMessages('approvals');
  return (
    <>
      {After || (!File && People.length === 0 && <span className="text-muted">{t('none')}</span>)}
      {File && <ChangeFile file={File} title={Name} />}
      {People.length > 0 && (
        <ul className="space-y-2">
          {People.map(({ Person, Text }, at) => (
            <li key={at}>
              <ApprovalPerson person={Person} face="sm">
                <span className="block text-xs font-normal text-muted">{Text}</span>
              </ApprovalPerson>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
