import { clsx } from 'clsx';
import { AlertIcon } from '@/components/ui/icons/form-icons';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { Menu } from '@/components/ui/overlay/menu';
import type { SectionDefinition } from '@/lib/contract/people/section-definition';
import { useMessages } from '@/lib/i18n/use-messages';
import { issueText } from '../inspector/issue-text';
import { useSetup, type Selection, type SetupIssue } from '../setup-context';

const GROUP = /^groups\.(\d+)/;

/** Where an issue is put right. */
function placeOf({ FieldCode, Path }: SetupIssue, { groups }: SectionDefinition): Selection {
  if (FieldCode !== '') return { part: 'fields', code: FieldCode };
  const group = groups[Number(GROUP.exec(Path)?.[1] ?? -1)];
  return group ? { part: 'groups', code: group.code } : { part: 'section' };
}

/** Everything that keeps the draft from being published, each leading to its place. */
export function IssueMenu({ onIssue }: { readonly onIssue: (place: Selection) => void }) {
  const t = useMessages('profile-setup');
  const { issues, definition } = useSetup();
  return (
    <Menu
      label={t('issueCount', { count: issues.length })}
      trigger={
        <>
          <AlertIcon className="size-5" />
          {t('issueCount', { count: issues.length })}
        </>
      }
      triggerClasses={clsx(buttonClasses('secondary'), 'cursor-pointer list-none text-danger')}
      panelClasses="right-0 mt-1 max-h-96 w-[min(24rem,calc(100vw-2rem))] overflow-y-auto max-sm:left-0 max-sm:right-auto"
    >
      <ul>
        {issues.map((issue, at) => (
          <li key={at}>
            <button
              type="button"
              onClick={() => onIssue(placeOf(issue, definition))}
              className="w-full rounded-sm px-3 py-2 text-left hover:bg-hover"
            >
              <span className="block font-medium wrap-anywhere">{issue.Name || t('sectionSettings')}</span>
              <span className="block text-muted wrap-anywhere">{issueText(t, issue)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
