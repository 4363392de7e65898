import { WORK } from '../beginning-access';
import { defineSection } from '../define-section';

const NAME = { type: 'text', maxLength: 120 } as const;

export const education = defineSection('6', {
  area: 'career',
  image: 'education',
  link: 'ecenter/profilesave/dynamicadd/profileeducation',
  isMaster: true,
  access: WORK,
  groups: ['course', 'result'],
  fields: [
    { key: 'Level', group: 'course', type: 'select', list: 'education-levels', isMandatory: true, isColumn: true },
    { key: 'Course', group: 'course', ...NAME, isMandatory: true, isColumn: true },
    { key: 'Subject', group: 'course', ...NAME, isColumn: true },
    { key: 'Institution', group: 'course', ...NAME, isMandatory: true, isColumn: true },
    { key: 'University', group: 'course', ...NAME },
    { key: 'Country', group: 'course', type: 'select', list: 'countries' },
    { key: 'StudyMode', group: 'course', type: 'radio' },
    { key: 'StartedIn', group: 'course', type: 'MonthYear' },

    {
      key: 'IsCompleted',
      group: 'result',
      type: 'radio',
      isMandatory: true,
      enables: [
        { answers: ['Yes'], fields: ['CompletedIn', 'IsHighest', 'GradeKind', 'Certificate'] },
        { answers: ['No'], fields: ['ExpectedIn'] },
      ],
    },
    { key: 'CompletedIn', group: 'result', type: 'MonthYear', isMandatory: true, isColumn: true },
    { key: 'ExpectedIn', group: 'result', type: 'MonthYear' },
    { key: 'IsHighest', group: 'result', type: 'switch' },
    {
      key: 'GradeKind',
      group: 'result',
      type: 'select',
      enables: [{ answers: ['percentage', 'cgpa', 'class'], fields: ['Grade'] }],
    },
    { key: 'Grade', group: 'result', type: 'text', labelledBy: 'GradeKind', isMandatory: true, maxLength: 40 },
    { key: 'Certificate', group: 'result', type: 'file' },
  ],
});
