import { clsx } from 'clsx';
import { PersonChip } from '@/components/people/person-chip';
import { Badge } from '@/components/ui/badge';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { ClockIcon } from '@/components/ui/icons/icons';
import type { Column } from '@/components/ui/table/column';
import type { TagPerson } from '@/lib/contract/changes/tags';
import type { Language } from '@/lib/contract/platform/languages';
import { wireTimeText } from '@/lib/dates';
import type { Translate } from '@/lib/i18n/message-key';

/** TAGA-06: whom a row is about, with whom they are for the tag, and where they work. */
export function tagColumns(
  t: Translate<'tags'>,
  language: Language,
  onHistory: (person: TagPerson) => void,
): readonly Column<TagPerson>[] {
  return [
    {
      id: 'name',
      title: t('employee'),
      value: ({ name }) => name,
      cell: (person) => (
        <span className="flex items-center gap-2">
          <PersonChip
            name={person.name}
            employeeId={person.empid}
            hasPhoto={person.HasPhoto}
            keyCode={person.KeyCode}
            face="sm"
          />
          {!person.ActiveStatus && <Badge>{t('left')}</Badge>}
          <button
            type="button"
            aria-label={t('historyOf', { name: person.name })}
            title={t('history')}
            onClick={() => onHistory(person)}
            className={clsx(iconButtonClasses, 'ml-auto')}
          >
            <ClockIcon className="size-4" />
          </button>
        </span>
      ),
    },
    { id: 'empid', title: t('employeeId'), value: ({ empid }) => empid },
    {
      id: 'owner',
      title: t('user'),
      value: ({ AppName }) => AppName,
      cell: ({ AppName, AppEmpid, AppHasPhoto, AppCode }) => (
        <PersonChip name={AppName} employeeId={AppEmpid} hasPhoto={AppHasPhoto} keyCode={AppCode} />
      ),
    },
    { id: 'ownerId', title: t('userId'), value: ({ AppEmpid }) => AppEmpid, canSort: false },
    { id: 'unit', title: t('unit'), value: ({ Unit_Name }) => Unit_Name },
    { id: 'location', title: t('location'), value: ({ Location_Name }) => Location_Name },
    { id: 'level', title: t('level'), value: ({ Level_Name }) => Level_Name },
    { id: 'business', title: t('business'), value: ({ Business_Name }) => Business_Name },
    { id: 'company', title: t('company'), value: ({ Company_Name }) => Company_Name },
    {
      id: 'since',
      title: t('since'),
      value: ({ Since }) => wireTimeText(Since, language),
      canSort: false,
      isHiddenAtFirst: true,
    },
  ];
}
