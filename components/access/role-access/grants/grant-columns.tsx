import { PersonChip } from '@/components/people/person-chip';
import { Badge } from '@/components/ui/badge';
import type { Column } from '@/components/ui/table/column';
import type { Grant } from '@/lib/contract/access/role-access/shapes';
import type { Language } from '@/lib/contract/platform/languages';
import { dayText } from '@/lib/dates';
import type { Translate } from '@/lib/i18n/message-key';
import { scopeText } from './scope-text';

/** Whose a grant is. */
export const holderColumn = <Row extends Grant>(t: Translate<'role-access'>, canSort = true): Column<Row> => ({
  id: 'Name',
  title: t('person'),
  value: ({ Name }) => Name,
  text: ({ Name, empid }) => `${Name} ${empid}`,
  canSort,
  cell: ({ Name, empid, HasPhoto, ChillCode }) => (
    <PersonChip name={Name} employeeId={empid} hasPhoto={HasPhoto} keyCode={ChillCode} face="sm">
      <span className="block text-xs text-muted">{empid}</span>
    </PersonChip>
  ),
});

export const scopeColumn = <Row extends Grant>(t: Translate<'role-access'>, canSort = true): Column<Row> => ({
  id: 'scope',
  title: t('scope'),
  value: (row) => scopeText(t, row),
  canSort,
});

/** Until when; no end is said in words. */
export const endColumn = <Row extends Grant>(
  t: Translate<'role-access'>,
  language: Language,
  canSort = true,
): Column<Row> => ({
  id: 'To',
  title: t('to'),
  value: ({ To }) => To,
  text: ({ To }) => (To ? dayText(To, language) : t('noEnd')),
  cell: ({ To }) => (To ? dayText(To, language) : <span className="text-muted">{t('noEnd')}</span>),
  canSort,
});

/** When it was last used; that nobody knows is said in words. */
export const usedColumn = <Row extends Grant>(
  t: Translate<'role-access'>,
  language: Language,
  canSort = true,
): Column<Row> => ({
  id: 'LastUsedOn',
  title: t('lastUsed'),
  value: ({ LastUsedOn }) => LastUsedOn,
  text: ({ LastUsedOn }) => (LastUsedOn ? dayText(LastUsedOn, language) : ''),
  cell: ({ LastUsedOn }) =>
    LastUsedOn ? dayText(LastUsedOn, language) : <span className="text-muted">{t('neverUsed')}</span>,
  canSort,
});

const TONES = { now: 'success', ahead: 'accent', over: 'neutral' } as const;

export const stateColumn = <Row extends Grant>(t: Translate<'role-access'>): Column<Row> => ({
  id: 'state',
  title: t('state'),
  value: ({ State }) => t(`states.${State}`),
  cell: ({ State }) => <Badge tone={TONES[State]}>{t(`states.${State}`)}</Badge>,
  canSort: false,
});
