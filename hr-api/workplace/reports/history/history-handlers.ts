import type { HistoryConfig, historyReportCalls } from '../../../../lib/contract/workplace/reports/history-report';
import type { Language } from '../../../../lib/contract/platform/languages';
import { nameIn } from '../../../people/record/sections/section-form';
import type { Handlers } from '../../../platform/calls/call';
import { fieldTitle, reportTitles } from '../field-titles';
import { CHANGED_PARTS, changes } from '../people/changes';
import { recordChanges } from '../people/record-changes';
import { readableRecordFields } from '../people/record-fields';

/** Where people work, as what and under whom. */
const ofEmployment = (language: Language): HistoryConfig[] =>
  CHANGED_PARTS.map((part) => ({
    ConfigCode: part,
    Name: reportTitles('changes').names[language],
    Entity: 'employment',
    FieldName: part,
    Label: fieldTitle(part, language),
    Active: true,
    ReportCode: changes.code,
  }));

export const historyHandlers: Handlers<keyof typeof historyReportCalls> = {
  listHistoryConfigs: {
    allow: 'report.read',
    handle: async (_, context) => {
      const { language } = context;
      const ofRecord = (await readableRecordFields(context)).map(({ name, section, field }) => ({
        ConfigCode: name,
        Name: nameIn(section.definition.names, language),
        Entity: `section-${section.code}`,
        FieldName: name,
        Label: nameIn(field.names, language),
        Active: true,
        ReportCode: recordChanges.code,
      }));
      return [...ofEmployment(language), ...ofRecord];
    },
  },
};
