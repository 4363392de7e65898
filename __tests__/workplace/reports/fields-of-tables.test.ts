import { deskColumns } from '@/components/helpdesk/desk/queue/desk-columns';
import { TICKET_REPORT } from '@/components/helpdesk/ticket-report';
import { DIRECTORY_REPORT } from '@/components/workplace/directory/directory-names';
import { directoryColumns } from '@/components/workplace/directory/directory-columns';
import { LEADER_FIELDS, ORG_FIELD } from '@/lib/contract/people/organisation-levels';
import type { Translate } from '@/lib/i18n/message-key';
import { FIELDS_OF_TABLES } from './fields-of-tables';

const orgTitles = [...Object.values(ORG_FIELD), ...LEADER_FIELDS].map((fieldname) => ({ fieldname, label: fieldname }));
const texts = (key: string) => key;
const fieldsOf = (columns: readonly { readonly id: string; readonly field?: string }[]) =>
  columns.map(({ id, field = id }) => field).sort();

test('each column of the desk and of the directory is a field of its report', () => {
  const desk = deskColumns(texts as Translate<'desk.inbox'>, 'en', new Date());
  expect({
    [TICKET_REPORT]: fieldsOf(desk),
    [DIRECTORY_REPORT]: fieldsOf(directoryColumns(texts as Translate<'directory'>, orgTitles)),
  }).toEqual(FIELDS_OF_TABLES);
});
